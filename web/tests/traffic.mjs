// What comes over the wire to a page, to its threads and to the worker that keeps the pages for later, and what moves on the page
// without being asked to. Bytes are those of the network, with the heads of the answers; what comes from a cache is none.

/** A page on a slow line and a slow machine, as many have them. */
export const SLOW = { latency: 150, bytesPerSecond: 200_000, slowdown: 4 };

const KINDS = { js: "scripts", css: "styles", woff2: "fonts", wasm: "engine" };

function kindOf(path) {
  if (/\/texts-/.test(path)) return "texts";
  return KINDS[path.split(".").at(-1)] ?? (path.includes(".") ? "other" : "document");
}

/** Listens to the network of a page from now on; on a slow line where one is given. */
export async function listen(page, slow) {
  const session = await page.context().newCDPSession(page);
  const loads = new Map();
  const line = slow && { offline: false, latency: slow.latency, downloadThroughput: slow.bytesPerSecond, uploadThroughput: slow.bytesPerSecond };

  const HEARD = {
    "Network.requestWillBeSent": ({ requestId, request, timestamp }, keeper) => {
      loads.set(requestId, { path: new URL(request.url).pathname, keeper, began: timestamp, bytes: 0, whole: 0 });
    },
    // Of a thread's own script the browser counts the head alone, so what was announced is counted where it is more.
    "Network.responseReceived": ({ requestId, response }) => {
      const load = loads.get(requestId);
      const fresh = load && !response.fromDiskCache && !response.fromServiceWorker && !load.cached;
      if (fresh) load.whole = response.encodedDataLength + Number(response.headers["content-length"] ?? 0);
    },
    "Network.requestServedFromCache": ({ requestId }) => {
      const load = loads.get(requestId);
      if (load) Object.assign(load, { cached: true, whole: 0 });
    },
    "Network.loadingFinished": ({ requestId, encodedDataLength, timestamp }) => {
      const load = loads.get(requestId);
      if (load) Object.assign(load, { bytes: Math.max(encodedDataLength, load.whole), ended: timestamp });
    },
  };
  for (const [method, hear] of Object.entries(HEARD)) session.on(method, (params) => hear(params, false));

  const keepers = new Set();
  let sent = 0;
  const tell = (sessionId, method, params = {}) => {
    sent += 1;
    return session.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id: sent, method, params }) }).catch(() => undefined);
  };
  session.on("Target.attachedToTarget", async ({ sessionId, targetInfo }) => {
    if (targetInfo.type === "service_worker") keepers.add(sessionId);
    await tell(sessionId, "Network.enable");
    // A thread of the page shares the page's line; the keeper has one of its own.
    if (line && keepers.has(sessionId)) await tell(sessionId, "Network.emulateNetworkConditions", line);
    await tell(sessionId, "Runtime.runIfWaitingForDebugger");
  });
  session.on("Target.receivedMessageFromTarget", ({ sessionId, message }) => {
    const { method, params } = JSON.parse(message);
    HEARD[method]?.(params, keepers.has(sessionId));
  });

  await session.send("Network.enable");
  if (line) await session.send("Network.emulateNetworkConditions", line);
  if (slow) await session.send("Emulation.setCPUThrottlingRate", { rate: slow.slowdown });
  await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });

  const all = () => [...loads.values()];
  return {
    session,
    loads: all,
    /** Bytes by kind, of the page and its threads. */
    kinds() {
      const kinds = {};
      for (const { keeper, path, bytes } of all()) if (!keeper && bytes > 0) kinds[kindOf(path)] = (kinds[kindOf(path)] ?? 0) + bytes;
      return kinds;
    },
    /** Bytes of the page and its threads. */
    bytes: () => all().reduce((sum, { keeper, bytes }) => sum + (keeper ? 0 : bytes), 0),
    /** What the keeper fetched for later. */
    kept: () => all().reduce((sum, { keeper, bytes }) => sum + (keeper ? bytes : 0), 0),
  };
}

/** The keeper has everything, so the page has had its own for long. */
export async function settled(page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Runs in the page before anything else: notes shifts of the layout and tasks that hold the page up. */
export function watchShifts() {
  globalThis.shifts = [];
  globalThis.longTasks = [];
  const nameOf = (node) => (node?.nodeType === 3 ? `“${node.textContent}”` : `${node?.nodeName.toLowerCase()}.${node?.className?.baseVal ?? node?.className}`);
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (!hadRecentInput) globalThis.shifts.push({ value, what: sources.map(({ node, previousRect: { x, y, width, height }, currentRect: now }) => `${nameOf(node)} ${[x, y, width, height].map(Math.round)} → ${[now.x, now.y, now.width, now.height].map(Math.round)}`) });
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })))).observe({ type: "longtask", buffered: true });
}
