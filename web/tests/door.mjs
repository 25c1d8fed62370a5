// A door before the house, as a proxy is one. It lets everything through, or answers that nobody is there, or never answers; and it can hand out
// another version: the same parts, with a document and a worker that are not the same.
import { createServer } from "node:http";

/** Opens a door. `way` is how it answers, and may be changed: `open`, `nobody`, `hangs`. */
export async function door(address) {
  const house = { way: "open", version: "", asked: [] };
  const server = createServer((request, response) => {
    house.asked.push(request.url);
    if (house.way === "hangs") return;
    const answering = house.way === "nobody" ? response.writeHead(502, { "content-type": "text/plain" }).end("nobody is there") : through(request, response);
    Promise.resolve(answering).catch(() => response.destroy());
  });

  async function through(request, response) {
    const { accept = "*/*", cookie = "", "content-type": type = "" } = request.headers;
    const sent = [];
    for await (const part of request) sent.push(part);
    const body = sent.length > 0 ? Buffer.concat(sent) : undefined;
    const answer = await fetch(address + request.url, { method: request.method, body, headers: { accept, cookie, ...(type && { "content-type": type }) } });
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !["content-encoding", "content-length", "connection", "transfer-encoding"].includes(name)));
    response.writeHead(answer.status, headers).end(versioned(request.url, headers["content-type"] ?? "", Buffer.from(await answer.arrayBuffer())));
  }

  function versioned(url, kind, bytes) {
    if (house.version === "") return bytes;
    if (url === "/sw.js") return String(bytes).replace('const VERSION = "', `$&${house.version}-`);
    return kind.startsWith("text/html") ? String(bytes).replace("<html ", `$&data-version="${house.version}" `) : bytes;
  }

  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  house.address = `http://127.0.0.1:${server.address().port}`;
  house.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return house;
}
