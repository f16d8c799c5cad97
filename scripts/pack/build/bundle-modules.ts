import { join } from "node:path";
import { rolldown } from "rolldown";
import type { OutputChunk, Plugin } from "rolldown";
import { ROOT } from "../../support/run-command.ts";

export type BundleRequest = {
  /** Source files by the name of the module that each becomes. */
  readonly entries: Readonly<Record<string, string>>;
  readonly out: string;
  /** The runtime: `node20`, or `es2023` for browsers. */
  readonly target: string;
  readonly platform: "node" | "browser";
  readonly plugins: readonly Plugin[];
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
    transform: { target },
    // The paths of all modules, as comments.
    experimental: { attachDebugInfo: "none" },
    onLog: (level, log, report) => {
      if (log.code === "UNRESOLVED_IMPORT") throw new Error(log.message);
      // Warnings about packages, whose code we cannot change.
      if (log.code !== "EVAL" && log.code !== "COMMONJS_VARIABLE_IN_ESM") report(level, log);
    },
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
