import { readdirSync } from "node:fs";
import module from "node:module";
import { join, resolve as resolvePath } from "node:path";
import { pathToFileURL } from "node:url";
import type { CustomHandler } from "#mock/custom/custom-handler.ts";
import { InputError, isRecord } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import type { MockServer } from "./serve.ts";
import { watchFolder } from "./watch-folder.ts";

type Handlers = Readonly<Record<string, CustomHandler>>;

/** Editors write several files at once, and some twice. */
const PAUSE_MS = 60;

/**
 * The server with the handlers of a folder, which are loaded again as soon as one of its files is saved; a broken edit
 * is printed, and those before stay. Rejects with InputError for a folder, a file or a name that cannot be used; the
 * server is then closed.
 */
export async function withHandlerFolder(server: MockServer, folder: string | undefined): Promise<MockServer> {
  if (folder === undefined) return server;
  let timer: NodeJS.Timeout | undefined;
  const root = resolvePath(folder);
  const load = async () => server.setHandlers(await readHandlers(root));
  try {
    await load();
  } catch (error) {
    await server.close();
    throw error;
  }
  const reload = async () => {
    try {
      await load();
      console.log(say(`↻ Reloaded the handlers of ${folder}`, `↻ 已重新加载 ${folder} 中的处理器`));
    } catch (error) {
      const { message } = error as Error;
      console.error(
        say(
          `✗ Not reloaded, the handlers before stay: ${message}`,
          `✗ 未重新加载，仍使用之前的处理器：${message}`,
        ),
      );
    }
  };
  let reloading: Promise<void> = Promise.resolve();
  const stop = watchFolder(root, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reloading = reloading.then(reload);
    }, PAUSE_MS);
  });
  return {
    ...server,
    async close() {
      stop();
      clearTimeout(timer);
      await server.close();
    },
  };
}

/** The default exports of all modules in a folder, as one. */
async function readHandlers(folder: string): Promise<Handlers> {
  const all = new Map<string, CustomHandler>();
  for (const name of listModules(folder)) {
    const file = join(folder, name);
    for (const [key, handler] of Object.entries(await importFresh(file, folder))) {
      if (all.has(key))
        throw new InputError(say(`${file}: ${key} has a handler already`, `${file}：${key} 已有处理器`));
      all.set(key, handler);
    }
  }
  return Object.fromEntries(all);
}

/** Folders in it are for what its modules import. */
function listModules(folder: string): string[] {
  try {
    const names = readdirSync(folder);
    return names.filter((name) => /(?<!\.d)\.m?[jt]s$/.test(name)).toSorted();
  } catch (error) {
    const { message } = error as Error;
    throw new InputError(
      say(`--handlers: cannot read ${folder}: ${message}`, `--handlers：无法读取 ${folder}：${message}`),
    );
  }
}

let version = 0;

/** A module is cached by its address: another query makes it another. */
async function importFresh(file: string, folder: string): Promise<Handlers> {
  version += 1;
  const url = pathToFileURL(file);
  url.search = `?handlers=${version}`;
  const hooks = freshImports(pathToFileURL(`${folder}/`).href, url.search);
  let loaded: { readonly default?: unknown };
  try {
    loaded = (await import(/* @vite-ignore */ url.href)) as typeof loaded;
  } catch (error) {
    throw new InputError(`${file}: ${(error as Error).message}`, { cause: error });
  } finally {
    hooks?.deregister();
  }
  if (isRecord(loaded.default)) return loaded.default as Handlers;
  throw new InputError(
    say(
      `${file} has no handlers: export default { listGoods: ({ request, world, next }) => … }`,
      `${file} 没有处理器：请写 export default { listGoods: ({ request, world, next }) => … }`,
    ),
  );
}

/** Loads again what modules of the folder import from it, where Node can: from 22.15. */
const freshImports = (folder: string, search: string) =>
  "registerHooks" in module
    ? module.registerHooks({
        resolve(specifier, context, next) {
          const resolved = next(specifier, context);
          const isOurs = resolved.url.startsWith(folder) && !resolved.url.includes("?");
          return isOurs ? { ...resolved, url: resolved.url + search } : resolved;
        },
      })
    : undefined;
