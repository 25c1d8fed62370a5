import { launch, option, serve } from "./start.mjs";
const { address, stop } = await serve(option("program")); const browser = await launch(option("browser"));
for (const path of ["/", "/numble", "/play/classic"]) { const c = await browser.newContext({ baseURL: address }); const page = await c.newPage(); page.on("console", m => console.log(path, m.type(), m.text())); page.on("pageerror", e => console.log(path, "ERR", e.message));
await page.goto(path); await page.waitForTimeout(4000); console.log(path, await page.evaluate(async () => ({ regs: (await navigator.serviceWorker.getRegistrations()).map(r => [r.active?.state, r.installing?.state, r.waiting?.state]), text: document.body.innerText.slice(0,150) }))); await c.close(); }
await browser.close(); await stop();
