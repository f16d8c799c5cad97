import { once } from "node:events";
import { type RequestListener, createServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, type Server, createServer as createSocketServer } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { WAIT_MS } from "#scripts/test/limits.ts";
import { selfSigned } from "#tests/support/self-signed.ts";
import { conformance } from "./support/command.ts";

/** The timeout of a response, for a server that gives none. */
const IN_VAIN_MS = 500;

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

async function listen(server: Server): Promise<string> {
  const sockets = new Set<{ destroy(): void }>();
  server.on("connection", (socket) => void sockets.add(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const http = async (listener: RequestListener) => `http://${await listen(createServer(listener))}`;

type Target = { readonly start: () => Promise<string>; readonly says: string; readonly hangs?: true };

const TARGETS: Readonly<Record<string, Target>> = {
  "a closed port": {
    async start() {
      const server = createSocketServer();
      const address = await listen(server);
      server.close();
      await once(server, "close");
      return `http://${address}`;
    },
    says: "nothing listens there",
  },
  "a static file server": {
    start: () =>
      http((request, response) => {
        const isFound = request.url === "/";
        response.writeHead(isFound ? 200 : 404, { "content-type": "text/plain" });
        response.end(isFound ? "index" : "Not Found");
      }),
    says: "does not look like this backend",
  },
  "a server that never responds": {
    start: () => http(() => {}),
    says: "did not respond in time",
    hangs: true,
  },
  "a server that accepts and says nothing": {
    start: async () => `http://${await listen(createSocketServer(() => {}))}`,
    says: "did not respond in time",
    hangs: true,
  },
  "a server that responds with HTML": {
    start: () =>
      http((_request, response) => {
        response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><h1>维护中</h1>");
      }),
    says: "text/html",
  },
  "a server that responds with other JSON": {
    start: () =>
      http((_request, response) => {
        response.writeHead(200, { "content-type": "application/json" }).end('["ok"]');
      }),
    says: "does not look like this backend",
  },
  "a server that resets": {
    start: () => http((request) => void request.socket.resetAndDestroy()),
    says: "the connection was reset",
  },
  "a server that ends half way": {
    start: () =>
      http((_request, response) => {
        response.writeHead(200, { "content-type": "application/json", "content-length": 100 });
        response.write('{"code":', () => void response.destroy());
      }),
    says: "the response broke off half way",
  },
  "a server that never stops": {
    start: () =>
      http((_request, response) => {
        response.writeHead(200, { "content-type": "application/json" });
        const chunk = "x".repeat(1_000_000);
        const more = () => {
          while (!response.destroyed && response.write(chunk));
        };
        response.on("drain", more);
        more();
      }),
    says: "the response is too large",
  },
  "a certificate that nobody has signed": {
    start: async () => `https://${await listen(createSecureServer(selfSigned, () => {}))}`,
    says: "the certificate is not trusted (name its issuer by NODE_EXTRA_CA_CERTS=FILE: self-signed",
  },
  "plain HTTP where TLS was named": {
    start: async () => `https://${await listen(createServer((_request, response) => void response.end()))}`,
    says: "TLS",
  },
  "a redirect loop": {
    start: () =>
      http((request, response) => {
        response.writeHead(302, { location: request.url }).end();
      }),
    says: "redirects are not followed",
  },
};

describe("a server that is not this backend", () => {
  it.each(Object.entries(TARGETS))("%s: one line and exit 2", async (_name, { start, says, hangs }) => {
    const url = await start();
    const timeoutMs = String(hangs ? IN_VAIN_MS : WAIT_MS);
    const { code, out, err } = await conformance(["--base-url", url, "--timeout-ms", timeoutMs]);
    expect(err.split("\n")).toEqual([expect.stringContaining(says)]);
    expect(err).toContain(url);
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });
});
