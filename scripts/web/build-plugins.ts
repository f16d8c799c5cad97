import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin, ResolveModulePreloadDependenciesFn } from "vite";
import type { ApiOrigins } from "./api-origins.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The file in dist/ that records the baked-in API addresses. Never served: see serve-web.ts. */
export const BUILD_RECORD = ".build.json";

const isText = (name: string) => /^[^.].*\.(html|js|css|svg|json|txt|webmanifest)$/.test(name);

/** Writes a .br and a .gz beside a file. */
export async function compressFile(path: string): Promise<void> {
  const source = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  await writeFile(`${path}.br`, await brotli(source, { params }));
  await writeFile(`${path}.gz`, await deflate(source, { level: 9 }));
}

/** Writes a .br and a .gz beside each text file, so that serving needs no compression. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    async writeBundle({ dir = "dist" }, bundle) {
      const names = Object.keys(bundle).filter(isText);
      await Promise.all(names.map((name) => compressFile(join(dir, name))));
    },
  };
}

/** Records the API addresses of the build: `npm start` must not reuse a build for other addresses. */
export function recordBuild(api: ApiOrigins): Plugin {
  return {
    name: "record-build",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: BUILD_RECORD, source: JSON.stringify({ api }) });
    },
  };
}

/** Preconnects to the backend while the scripts are still loading. */
export function preconnect(api: ApiOrigins): Plugin {
  return {
    name: "preconnect",
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "preconnect", href: new URL(api.main).origin }, injectTo: "head" },
    ],
  };
}

/**
 * Removes from the preload lists everything that index.html already loads: repeated for each of the hundred pages, it
 * was larger than the route table itself.
 */
export function preloadOnlyWhatIsNew() {
  const shell = new Set<string>();
  const plugin: Plugin = {
    name: "preload-only-what-is-new",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        shell.clear();
        const take = (name: string) => {
          const chunk = bundle[name];
          if (shell.has(name) || chunk?.type !== "chunk") return;
          shell.add(name);
          chunk.imports.forEach(take);
        };
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk" && chunk.isEntry) take(chunk.fileName);
      },
    },
  };
  const resolveDependencies: ResolveModulePreloadDependenciesFn = (_, dependencies, { hostType }) =>
    hostType === "html" ? dependencies : dependencies.filter((name) => !shell.has(name));
  return { plugin, resolveDependencies };
}
