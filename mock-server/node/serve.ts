import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { ContractDocument, Host } from "#api-spec/kit/document.ts";
import type { CustomHandler, CustomOptions } from "#mock/custom/custom-handler.ts";
import type { On } from "#mock/handler-types.ts";
import { say } from "#mock/language/say.ts";
import { closeProxy } from "#mock/proxy/upstreams.ts";
import type { handleRequest } from "#mock/server/pipeline.ts";
import { restoreWorld, saveWorld } from "#mock/server/saved/save-world.ts";
import { DEFAULT_WORLD } from "#mock/server/worlds.ts";
import type { MockOptions, NodeApp, createNodeApp } from "./app.ts";
import { type Certificate, localCertificate } from "./certificate.ts";
import { NodeExchange } from "./exchange.ts";
import { LOOPBACK, listen, portOf, stop } from "./listen.ts";
import { StateFileError, followLinks, loadState } from "./state-file/load-state.ts";
import { type StateKeeper, createStateKeeper } from "./state-file/state-keeper.ts";
import { lockState } from "./state-file/state-lock.ts";

export type MockServer = {
  readonly urls: Readonly<Record<Host, string>>;
  /** Allows one more origin whose pages may call. */
  readonly allowOrigin: (origin: string) => void;
  /** Lets a custom handler respond: `on("listGoods", ({ request, world, next }) => …)`. */
  readonly on: On;
  /** Replaces the custom handlers of a folder. Throws InputError for an unknown name. */
  setHandlers(handlers: Readonly<Record<string, CustomHandler>>): void;
  /**
   * Switches to new code, and to a new contract if one is given: connections, worlds and logs stay, and running calls
   * finish in the worlds as they are then. Throws as createApp; then nothing has changed.
   */
  replace(code: Code, document?: ContractDocument): void;
  close(): Promise<void>;
};

/** The code that handles requests. */
export type Code = {
  readonly createApp: typeof createNodeApp;
  readonly handleRequest: typeof handleRequest;
};

const HOSTS: readonly Host[] = ["main", "activity", "chat"];
const DEFAULT_PORT = 4010;
const SWEEP_MS = 5 * 60 * 1000;

/**
 * Serves with this code: three hosts, one state. Several servers can run in one process. Rejects with ContractError for
 * a contract that cannot be served as a whole, with StateFileError when the worlds cannot be read or written, with
 * InputError as createApp, and with an Error of code EADDRINUSE and its `port` when a port is taken.
 */
export async function serve(options: MockOptions, code: Code): Promise<MockServer> {
  const { port = DEFAULT_PORT, host = LOOPBACK } = options;
  const state = options.state === undefined ? undefined : followLinks(options.state);
  const certificate = await certificateOf(options);
  const scheme = certificate ? "https" : "http";
  let current = code;
  let app = code.createApp(options);
  const unlock = state === undefined ? undefined : lockAndRead(app, state);
  const servers: Server[] = [];
  let keeper: StateKeeper | undefined;
  let keeping: Promise<void> = Promise.resolve();
  const close = async () => {
    clearInterval(sweep);
    app.events.close();
    await Promise.all(servers.map(stop));
    await keeping.catch(() => {});
    if (app.proxy) closeProxy(app.proxy);
    try {
      await keeper?.close();
    } catch (error) {
      throw unwritable(state ?? "", error);
    } finally {
      unlock?.();
      await app.recorder?.close();
    }
  };
  const sweep = setInterval(() => app.worlds.dropIdle(Date.now()), SWEEP_MS).unref();
  const { urls } = app;
  const handlerOf = (name: Host) => (request: IncomingMessage, response: ServerResponse) =>
    void current.handleRequest(app, new NodeExchange(request, response), name, urls[name]);
  try {
    for (const [index, name] of HOSTS.entries()) {
      const server = await listen(port === 0 ? 0 : port + index, host, handlerOf(name), certificate);
      servers.push(server);
      app.origins.addServer(scheme, portOf(server));
      urls[name] = `${scheme}://localhost:${portOf(server)}`;
    }
    if (state !== undefined) keeper = await keepState(app, state);
  } catch (error) {
    await close();
    throw error;
  }
  const replace = (next: Code, document?: ContractDocument) => {
    const before = app;
    const fresh = next.createApp({ ...options, ...(document && { document }) }, app);
    transferWorlds(before, fresh);
    [app, current] = [fresh, next];
    if (state === undefined) return;
    // The file depends on the contract: it is rewritten for the new one.
    keeping = keeping.then(async () => {
      await keeper?.close();
      keeper = await keepState(fresh, state);
    });
    keeping.catch((error: unknown) =>
      app.terminal.failure(say("cannot write the state file", "无法写入状态文件"), error),
    );
  };
  const on = (name: string, handler: CustomHandler, settings?: CustomOptions) =>
    app.custom.on(app, name, handler, settings);
  return {
    urls,
    allowOrigin: (origin) => app.origins.allow(origin),
    on: on as On,
    setHandlers: (handlers) => app.custom.setBase(app, handlers),
    replace,
    close,
  };
}

/** For every name that the mock is called by. */
async function certificateOf(options: MockOptions): Promise<Certificate | undefined> {
  const { https, host, allowedHosts = [] } = options;
  return https && localCertificate(https.folder, [...(host === undefined ? [] : [host]), ...allowedHosts]);
}

/**
 * Moves the worlds of an app into the one that replaces it, with all that has happened in them. Whoever still holds an
 * old world, such as a running call, holds the new one from then on. Throws when a world cannot be set up; the old app
 * is then unchanged.
 */
function transferWorlds(from: NodeApp, to: NodeApp): void {
  const moved = from.worlds.list().map((world) => {
    const saved = saveWorld(world);
    return { world, fresh: to.worlds.reset(world.name, (fresh) => restoreWorld(fresh, saved)) };
  });
  for (const { world, fresh } of moved) {
    const { log, coverage, snapshots, lastUsed } = world;
    Object.assign(fresh, { log, coverage, snapshots, lastUsed });
    Object.assign(world, fresh);
  }
}

/** Returns how to unlock the file. */
function lockAndRead({ worlds, stamp }: NodeApp, path: string): () => void {
  const unlock = lockState(path);
  try {
    const { tables } = worlds.get(DEFAULT_WORLD).state.store;
    loadState(path, stamp(), worlds, new Set(tables.keys()));
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
}

const unwritable = (path: string, error: unknown) =>
  new StateFileError(
    say(
      `cannot write the state file ${path}: ${(error as Error).message}`,
      `无法写入状态文件 ${path}：${(error as Error).message}`,
    ),
  );

/** Writes once before anybody calls, so that a file which cannot be written is reported at once. */
async function keepState({ stamp, terminal, worlds }: NodeApp, path: string): Promise<StateKeeper> {
  const keeper = createStateKeeper(path, stamp(), worlds, (error) =>
    terminal.failure(
      say(`cannot write the state file ${path}, will try again`, `无法写入状态文件 ${path}，稍后重试`),
      (error as Error).message,
    ),
  );
  try {
    await keeper.save();
  } catch (error) {
    throw unwritable(path, error);
  }
  return keeper;
}
