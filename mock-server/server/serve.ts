import type { Server } from "node:http";
import type { ContractDocument, Host } from "#api-spec/kit/document.ts";
import { closeProxy } from "#mock/proxy/upstreams.ts";
import type { App, MockOptions, createApp } from "./app.ts";
import { handOver } from "./hand-over.ts";
import type { handleRequest } from "./pipeline.ts";
import { LOOPBACK, listen, portOf, stop } from "./listen.ts";
import { StateFileError, loadState } from "./saved/load-state.ts";
import { type StateKeeper, createStateKeeper } from "./saved/state-keeper.ts";
import { DEFAULT_WORLD } from "./worlds.ts";

export type MockServer = {
  readonly urls: Readonly<Record<Host, string>>;
  /** Lets pages of one more origin call. */
  readonly allowOrigin: (origin: string) => void;
  /**
   * Goes on with other code, and with another contract where one is given: connections, worlds and logs stay, calls under
   * way end in the worlds as they then are. Throws what building an app throws; then everything stays as it was.
   */
  replace(code: Code, document?: ContractDocument): void;
  close(): Promise<void>;
};

/** The code that answers requests. */
export type Code = {
  readonly createApp: typeof createApp;
  readonly handleRequest: typeof handleRequest;
};

const HOSTS: readonly Host[] = ["main", "activity", "chat"];
const DEFAULT_PORT = 4010;
const SWEEP_MS = 5 * 60 * 1000;

/**
 * Serves with this code: three hosts, one state. Several can run in one process. Rejects with ContractError when the
 * contract cannot be served whole, with StateFileError when the worlds cannot be read back or written, with InputError
 * for a scenario that does not exist, and with an Error of code EADDRINUSE and its `port` when a port is taken.
 */
export async function serve(options: MockOptions, code: Code): Promise<MockServer> {
  const { port = DEFAULT_PORT, host = LOOPBACK, state } = options;
  let answering = code;
  let app = code.createApp(options);
  if (state !== undefined) readBack(app, state);
  const servers: Server[] = [];
  let keeper: StateKeeper | undefined;
  let keeping: Promise<void> = Promise.resolve();
  const close = async () => {
    clearInterval(sweep);
    app.events.close();
    await Promise.all(servers.map(stop));
    await keeping.catch(() => {});
    await keeper?.close();
    if (app.proxy) closeProxy(app.proxy);
    await app.recorder?.close();
  };
  const sweep = setInterval(() => app.worlds.dropIdle(Date.now()), SWEEP_MS).unref();
  const { urls } = app;
  try {
    for (const [index, name] of HOSTS.entries()) {
      const server = await listen(port === 0 ? 0 : port + index, host, (request, response) => {
        void answering.handleRequest(app, request, response, name, urls[name]);
      });
      servers.push(server);
      app.origins.addOwn(portOf(server));
      urls[name] = `http://localhost:${portOf(server)}`;
    }
    if (state !== undefined) keeper = await keepState(app, state);
  } catch (error) {
    await close();
    throw error;
  }
  const replace = (next: Code, document?: ContractDocument) => {
    const before = app;
    const fresh = next.createApp({ ...options, ...(document && { document }) }, app);
    handOver(before, fresh);
    [app, answering] = [fresh, next];
    if (state === undefined) return;
    // The file belongs to a contract: it is written anew for the one that now holds.
    keeping = keeping.then(async () => {
      await keeper?.close();
      keeper = await keepState(fresh, state);
    });
    keeping.catch((error: unknown) => app.terminal.failure("状态文件写不进去", error));
  };
  return { urls, allowOrigin: (origin) => app.origins.allow(origin), replace, close };
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
