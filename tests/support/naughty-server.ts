import { type IncomingMessage, type RequestListener, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";

/** A backend for one test file that responds by `routes` and records its requests. */
export function naughtyServer(routes: Readonly<Record<string, RequestListener>>) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const route = routes[path];
    if (route) route(request, response);
    else response.writeHead(404, { "content-type": "application/json" }).end('{"code":404,"message":"无"}');
  });
  let url = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get url() {
      return url;
    },
    /** The last request, with its original headers. */
    lastAsked: () => asked.at(-1),
  };
}
