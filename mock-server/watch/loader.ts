import { dirname, join, relative, sep } from "node:path";
import { createServer, createServerModuleRunner } from "vite";
import type { Code } from "#mock/node/serve.ts";

export type Loader = {
  /** The code on disk. Rejects with its error; the next call retries. */
  load(): Promise<Code>;
  /** Invalidates a changed file and every module that imports it. False if nothing loaded depends on it. */
  forget(file: string): boolean;
  /** Reports each file below `folders` that is changed, added or removed. */
  watch(folders: readonly string[], onChange: (file: string) => void): void;
  close(): Promise<void>;
};

const ENTRY = "/mock-server/watch/code.ts";

/**
 * Loads the server's code through Vite's module runner: an unchanged module keeps its instance, including its state
 * (the seed, the compiled contract). `root` is the project's folder.
 */
export async function createLoader(root: string): Promise<Loader> {
  const vite = await createServer({
    root,
    configFile: false,
    envFile: false,
    logLevel: "silent",
    appType: "custom",
    cacheDir: "node_modules/.vite-mock",
    optimizeDeps: { noDiscovery: true, include: [] },
    server: {
      middlewareMode: true,
      hmr: false,
      ws: false,
      watch: { ignored: (path) => isForeign(relative(root, path)) },
    },
  });
  const environment = vite.environments.ssr;
  const runner = createServerModuleRunner(environment, { hmr: false });
  const forgotten = new Set<string>();
  const dataFolders = ["mock-server/seed", "mock-server/domain"].map((folder) => join(root, folder));
  const modulesOf = (file: string) => {
    const modules = runner.evaluatedModules.getModulesByFile(file);
    if (modules) return [...modules];
    return file.endsWith(".ts") ? [] : modulesNear(runner.evaluatedModules, file, dataFolders);
  };
  return {
    async load() {
      // Vite treats a failed module as loaded: until loading succeeds, all changes are invalidated again.
      for (const file of forgotten) {
        environment.moduleGraph.onFileChange(file);
        invalidate(runner.evaluatedModules, modulesOf(file));
      }
      const code = await runner.import<Code>(ENTRY);
      forgotten.clear();
      return code;
    },
    forget(file) {
      // A failed load may depend on a file that was not known.
      const concerns = modulesOf(file).length > 0 || forgotten.size > 0;
      if (concerns) forgotten.add(file);
      return concerns;
    },
    watch(folders, onChange) {
      vite.watcher.on("all", (event, file) => {
        const isFile = event === "add" || event === "change" || event === "unlink";
        if (isFile && folders.some((folder) => file.startsWith(`${folder}${sep}`))) onChange(file);
      });
    },
    async close() {
      await runner.close();
      await vite.close();
    },
  };
}

/** Files of the shop and of tests do not belong to the server. */
const isForeign = (path: string) =>
  /^(?:src|tests|docs|dist[^\\/]*|\.git)(?:[\\/]|$)|node_modules/.test(path);

type Modules = ReturnType<typeof createServerModuleRunner>["evaluatedModules"];
type Module = NonNullable<ReturnType<Modules["getModuleById"]>>;

/** Invalidates modules and all their importers. */
function invalidate(modules: Modules, changed: readonly Module[]): void {
  const pending = [...changed];
  const seen = new Set(pending);
  for (let module = pending.pop(); module; module = pending.pop()) {
    modules.invalidateModule(module);
    for (const id of module.importers) {
      const importer = modules.getModuleById(id);
      if (!importer || seen.has(importer)) continue;
      seen.add(importer);
      pending.push(importer);
    }
  }
}

/** Data files are in or below the folder of the module that reads them. */
function modulesNear(modules: Modules, file: string, roots: readonly string[]): Module[] {
  const isBelow = (folder: string) => roots.some((root) => folder.startsWith(root));
  for (let folder = dirname(file); isBelow(folder); folder = dirname(folder)) {
    const found = [...modules.idToModuleMap.values()].filter((module) => dirname(module.file) === folder);
    if (found.length > 0) return found;
  }
  return [];
}
