import { join } from "node:path";
import { rolldown } from "rolldown";
import type { OutputChunk, Plugin } from "rolldown";
import { refuseUnresolved } from "../../support/browser-backend.ts";
import { ROOT } from "../../support/run-command.ts";

export type BundleRequest = {
  /** Source files by the name of the module that each becomes. */
  readonly entries: Readonly<Record<string, string>>;
  readonly out: string;
  /** The runtime: `node20`, or `es2023` for browsers. */
  readonly target: string;
  readonly platform: "node" | "browser";
  readonly plugins: readonly Plugin[];
  /** Globals by the module and the name of the export that stands for them. */
  readonly inject?: Readonly<Record<string, readonly [file: string, name: string]>>;
  /** Packages that stay imports. */
  readonly external?: readonly RegExp[];
  /** One file, whatever it imports on demand. */
  readonly single?: boolean;
};

export type Bundled = {
  /** Files of this project and of packages whose code is in the bundle. */
  readonly modules: readonly string[];
};

/** Bundles sources to JavaScript modules. Throws for an import that leads nowhere. */
export async function bundleModules({
  entries,
  out,
  target,
  platform,
  plugins,
  inject = {},
  external = [],
  single = false,
}: BundleRequest): Promise<Bundled> {
  const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(ROOT, file)]));
  const bundle = await rolldown({
    input,
    cwd: ROOT,
    platform,
    // If a package has both forms, take its ES modules: only they can be tree-shaken.
    resolve: { mainFields: ["module", "main"] },
    external: [...external],
    plugins: [...plugins],
    transform: {
      target,
      inject: Object.fromEntries(
        Object.entries(inject).map(([name, [file, by]]) => [name, [join(ROOT, file), by]]),
      ),
    },
    // The paths of all modules, as comments.
    experimental: { attachDebugInfo: "none" },
    onLog: refuseUnresolved,
  });
  const { output } = await bundle.write({
    dir: out,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "parts/[name]-[hash:6].js",
    codeSplitting: !single,
    // The licences that they name are in THIRD-PARTY-LICENCES.txt.
    comments: { legal: false, jsdoc: false, annotation: true },
    // Lines and the names of functions stay, for stack traces, and the names of classes, which identify errors.
    minify: { compress: true, mangle: { keepNames: true }, codegen: false },
  });
  await bundle.close();
  const chunks = output.filter((file): file is OutputChunk => file.type === "chunk");
  return {
    modules: [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds))].filter((id) => id.startsWith("/")),
  };
}
