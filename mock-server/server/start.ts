import type { Server } from "node:http";
import type { Host } from "#mock/contract/document.ts";
import { type MockOptions, createApp } from "./app.ts";
import { handleRequest } from "./handle-request.ts";
import { listen, portOf, stop } from "./listen.ts";

export type MockServer = {
  readonly urls: Readonly<Record<Host, string>>;
  close(): Promise<void>;
};

const HOSTS: readonly Host[] = ["main", "activity", "chat"];
const DEFAULT_PORT = 4010;
const SWEEP_MS = 5 * 60 * 1000;

/**
 * Starts a mock server: three hosts, one state. Several can run in one process. Rejects with ContractError when the
 * contract cannot be served whole, and with an Error of code EADDRINUSE and its `port` when a port is taken.
 */
export async function startMockServer(options: MockOptions = {}): Promise<MockServer> {
  const { port = DEFAULT_PORT } = options;
  const app = createApp(options);
  const servers: Server[] = [];
  const close = async () => {
    clearInterval(sweep);
    await Promise.all(servers.map(stop));
  };
  const sweep = setInterval(() => app.worlds.dropIdle(Date.now()), SWEEP_MS).unref();
  const urls = { main: "", activity: "", chat: "" };
  try {
    for (const [index, host] of HOSTS.entries()) {
      const server = await listen(port === 0 ? 0 : port + index, (request, response) => {
        void handleRequest(app, request, response, host, urls[host]);
      });
      servers.push(server);
      urls[host] = `http://localhost:${portOf(server)}`;
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { urls, close };
}
