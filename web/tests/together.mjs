// How the tests come together in rooms: each person is a browser profile of their own.

/** A person with a page of their own; what the page complains about is collected. */
export async function person({ browser, address }, look = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: "reduce", locale: "en", serviceWorkers: "block", baseURL: address, ...look });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const faults = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of (404|401)/.test(message.text())) faults.push(message.text());
  });
  page.on("pageerror", (why) => faults.push(String(why)));
  return { page, context, faults };
}

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Opens a room and comes in as its host; answers its code. */
export async function host(page, name = "Ana") {
  await page.goto("/rooms");
  await page.locator("main .btn.go").click();
  await page.locator("#name").fill(name);
  await page.locator("form .btn.go").click();
  await page.locator("main.lobby").waitFor();
  return new URL(page.url()).pathname.split("/").at(-1);
}

/** Opens a room for games with settings of one's own and comes in as its host; answers its code. */
export async function open(page, games, name) {
  await page.goto("/rooms");
  const code = await page.evaluate(async (games) => {
    await fetch("/api/v1/session", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
    const made = await fetch("/api/v1/rooms", { method: "POST", headers: { "content-type": "application/json", "accept-language": "en" }, body: JSON.stringify({ games }) });
    return (await made.json()).code;
  }, games);
  await join(page, code, name);
  await page.locator("main.lobby").waitFor();
  return code;
}

/** Comes into a room by its link. */
export async function join(page, code, name) {
  await page.goto(`/room/${code}`);
  await page.locator("#name").fill(name);
  await page.locator("form .btn.go").click();
}

/** Chooses a mode, or another game, in the lobby. */
export async function choose(page, { mode, game }) {
  await page.getByRole("button", { name: "Change" }).click();
  if (game) await page.getByRole("button", { name: game, exact: true }).click();
  if (mode) await page.getByText(mode, { exact: true }).click();
  await page.getByText(`${game ?? "Classic code"}: ${mode ?? "Race"}`).waitFor();
}

/** A socket that can be cut and kept from coming back for a while, and that can be slow: what the server says is held up. */
export async function cuttable(page) {
  const lines = new Set();
  let open = true;
  let held = null;
  await page.routeWebSocket(/\/socket$/, (line) => {
    if (!open) return void line.close();
    const server = line.connectToServer();
    lines.add(line);
    line.onClose(() => (lines.delete(line), server.close()));
    server.onClose((code, reason) => line.close({ code, reason }));
    line.onMessage((message) => server.send(message));
    server.onMessage((message) => (held ? held.push(() => line.send(message)) : line.send(message)));
    return undefined;
  });
  return {
    hold() {
      held = [];
    },
    release() {
      for (const send of held) send();
      held = null;
    },
    cut() {
      open = false;
      for (const line of lines) void line.close();
    },
    mend() {
      open = true;
    },
  };
}

/** Everything a page hears over its socket. */
export function wire(page) {
  const heard = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  return heard;
}
