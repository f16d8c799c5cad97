import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";

const run = promisify(execFile);
const BUNDLER = fileURLToPath(new URL("bundle-page.ts", import.meta.url));
const MOST_BYTES = 32 * 1024 * 1024;

export type Bundle = {
  readonly script: string;
  /** Empty where the scripts make the styles: the hash of an empty style lets the page fill one. */
  readonly style: string;
  /** The project files in the bundle. */
  readonly sources: readonly string[];
};

type Cached = { readonly bundle: Promise<Bundle>; readonly madeAt: number };

/** Returns the path of the bundle that may replace a page's sources: `panel/page.json.gz` for `panel/page`. */
export const bundledPage = (folder: string): string => `${folder}.json.gz`;

/** A bundle as it lies there: by gzip, which browsers decompress, too. */
export const packBundle = (bundle: Bundle): Buffer => gzipSync(JSON.stringify(bundle), { level: 9 });

/**
 * The bundle of a page whose entry is `main.tsx` in the folder. Created on the first call, and again after a source
 * has changed, unless there is a bundle made beforehand. Rejects if bundling fails, and retries on the next call.
 */
export function createPageBundle(folder: URL): () => Promise<Bundle> {
  const root = fileURLToPath(folder).replace(/\/$/, "");
  let cached: Cached | undefined;
  const make = (): Promise<Bundle> => {
    const entry: Cached = { bundle: bundlePage(root), madeAt: Date.now() };
    cached = entry;
    entry.bundle.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return entry.bundle;
  };
  return async () => {
    const before = cached;
    if (!before) return make();
    const bundle = await before.bundle;
    const changed = await hasChanged(bundle.sources, before.madeAt);
    // A concurrent call has already rebuilt it.
    return changed && cached === before ? make() : (cached?.bundle ?? bundle);
  };
}

async function bundlePage(root: string): Promise<Bundle> {
  const made = await readFile(bundledPage(root)).catch(() => undefined);
  if (made !== undefined) return JSON.parse(gunzipSync(made).toString()) as Bundle;
  const env = { ...process.env, NODE_ENV: "production" };
  const { stdout } = await run(process.execPath, [BUNDLER, root], { env, maxBuffer: MOST_BYTES });
  return JSON.parse(stdout) as Bundle;
}

/** A deleted source has changed, too. */
async function hasChanged(sources: readonly string[], since: number): Promise<boolean> {
  const times = await Promise.all(
    sources.map((source) =>
      stat(source).then(
        ({ mtimeMs }) => mtimeMs,
        () => Infinity,
      ),
    ),
  );
  return times.some((time) => time > since);
}
