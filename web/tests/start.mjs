// What a run against the real pages needs: the options of the command line, the program that serves them, and a browser.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

/** What stands after `--name` on the command line. */
export function option(name, otherwise = "") {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? otherwise : (process.argv[place + 1] ?? otherwise);
}

/** The program on a port and data of its own. `admin` does what whoever runs the house may do; `stop` ends it and takes its data away. */
export async function serve(program, listen = "127.0.0.1") {
  const data = mkdtempSync(join(tmpdir(), "cluehouse-pages-"));
  const server = spawn(program, ["serve", "--listen", `${listen}:0`, "--data", data], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, CLUEHOUSE_LOG: "warn" },
  });
  const address = await new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).on("line", (line) => {
      const found = /http:\/\/[\d.]+:\d+/.exec(line);
      if (found) resolve(found[0]);
    });
    server.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const admin = (...what) => execFileSync(program, ["admin", ...what, "--data", data]);
  const stop = async () => {
    server.removeAllListeners("exit");
    server.kill("SIGTERM");
    await new Promise((resolve) => server.on("exit", resolve));
    rmSync(data, { recursive: true, force: true });
  };
  return { address, admin, stop };
}

export function launch(executablePath, ...more) {
  return chromium.launch({
    executablePath,
    args: [...more, "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
  });
}
