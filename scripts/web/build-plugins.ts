import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin, ResolveModulePreloadDependenciesFn } from "vite";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The file in dist/ that says when it was built. Never served: see serve-web.ts. */
export const BUILD_RECORD = ".build.json";

/** True for text files of the build; config.json does not count, because it is replaced at installation. */
const isText = (name: string) =>
  /^(?!config\.json)[^.].*\.(html|js|css|svg|json|txt|webmanifest)$/.test(name);

/** Writes a .br and a .gz beside a file. */
export async function compressFile(path: string): Promise<void> {
  const source = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
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
