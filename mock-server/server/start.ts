import type { Server } from "node:http";
import type { Host } from "#mock/contract/document.ts";
import { closeProxy } from "#mock/proxy/upstreams.ts";
import { type App, type MockOptions, createApp } from "./app.ts";
import { handleRequest } from "./handle-request.ts";
import { LOOPBACK, listen, portOf, stop } from "./listen.ts";
import { StateFileError, loadState } from "./saved/load-state.ts";
import { type StateKeeper, createStateKeeper } from "./saved/state-keeper.ts";
import { DEFAULT_WORLD } from "./worlds.ts";

export type MockServer = {
  readonly urls: Readonly<Record<Host, string>>;
  close(): Promise<void>;
};

const HOSTS: readonly Host[] = ["main", "activity", "chat"];
const DEFAULT_PORT = 4010;
const SWEEP_MS = 5 * 60 * 1000;

/**
 * Starts a mock server: three hosts, one state. Several can run in one process. Rejects with ContractError when the
 * contract cannot be served whole, with StateFileError when the worlds cannot be read back or written, with InputError
 * for a scenario that does not exist, and with an Error of code EADDRINUSE and its `port` when a port is taken.
 */
export async function startMockServer(options: MockOptions = {}): Promise<MockServer> {
  const { port = DEFAULT_PORT, host = LOOPBACK, state } = options;
  const app = createApp(options);
  if (state !== undefined) readBack(app, state);
  const servers: Server[] = [];
  let keeper: StateKeeper | undefined;
  const close = async () => {
    clearInterval(sweep);
    app.events.close();
    await Promise.all(servers.map(stop));
    await keeper?.close();
    if (app.proxy) closeProxy(app.proxy);
    await app.recorder?.close();
  };
  const sweep = setInterval(() => app.worlds.dropIdle(Date.now()), SWEEP_MS).unref();
  const urls = { main: "", activity: "", chat: "" };
  try {
    for (const [index, name] of HOSTS.entries()) {
      const server = await listen(port === 0 ? 0 : port + index, host, (request, response) => {
        void handleRequest(app, request, response, name, urls[name]);
      });
      servers.push(server);
      app.origins.addOwn(portOf(server));
      urls[name] = `http://localhost:${portOf(server)}`;
      if (app.proxy) app.proxy.own[name] = urls[name];
    }
    if (state !== undefined) keeper = await keepState(app, state);
  } catch (error) {
    await close();
    throw error;
  }
  return { urls, close };
}

function readBack({ worlds, stamp }: App, path: string): void {
  const { tables } = worlds.get(DEFAULT_WORLD).state.store;
  loadState(path, stamp(), worlds, new Set(tables.keys()));
}

/** Writes for the first time before anybody calls: what cannot be written is known at once. */
async function keepState({ stamp, terminal, worlds }: App, path: string): Promise<StateKeeper> {
  const keeper = createStateKeeper(path, stamp(), worlds, (error) =>
    terminal.failure(`状态文件 ${path} 写不进去，稍后再试`, error),
  );
  try {
    await keeper.save();
  } catch (error) {
    throw new StateFileError(`状态文件 ${path} 写不进去：${(error as Error).message}`);
  }
  return keeper;
}
