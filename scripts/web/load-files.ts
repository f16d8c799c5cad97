import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { HASHED, OTHER_TYPE, TYPES, WITHHELD } from "./serving-rules.ts";

/** One file of the built app in memory, with the compressed variants that the build wrote. */
export interface WebFile {
  type: string;
  etag: string;
  /** True if the name contains a content hash, so that the file can be cached forever. */
  immutable: boolean;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** Reads the built app in `dist` into a map from URL path to file. */
export async function loadFiles(dist: string): Promise<Map<string, WebFile>> {
  const contents = new Map<string, Buffer>();
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    contents.set(`/${relative(dist, path).split(sep).join("/")}`, await readFile(path));
  }

  const files = new Map<string, WebFile>();
  for (const [path, identity] of contents) {
    if (WITHHELD.test(path)) continue;
    const br = contents.get(`${path}.br`);
    const gzip = contents.get(`${path}.gz`);
    files.set(path, { ...webFile(path, identity), ...(br && { br }), ...(gzip && { gzip }) });
  }
  return files;
}

/** A file at this URL path. */
export const webFile = (path: string, identity: Buffer): WebFile => ({
  type: TYPES[extname(path).slice(1)] ?? OTHER_TYPE,
  etag: `"${createHash("sha1").update(identity).digest("base64url")}"`,
  immutable: path.startsWith(HASHED),
  identity,
});
