import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";

/** One file of the built app in memory, with the compressed variants that the build wrote. */
export interface WebFile {
  type: string;
  etag: string;
  /** Whether the name contains a content hash, so that it can be cached forever. */
  immutable: boolean;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Reads the built app in `dist` into a map from URL path to file, without dot files. */
export async function loadFiles(dist: string): Promise<Map<string, WebFile>> {
  const contents = new Map<string, Buffer>();
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith(".")) continue;
    const path = join(entry.parentPath, entry.name);
    contents.set(`/${relative(dist, path).split(sep).join("/")}`, await readFile(path));
  }

  const files = new Map<string, WebFile>();
  for (const [path, identity] of contents) {
    if (/\.(br|gz)$/.test(path)) continue;
    const br = contents.get(`${path}.br`);
    const gzip = contents.get(`${path}.gz`);
    files.set(path, {
      type: TYPES[extname(path)] ?? "application/octet-stream",
      etag: `"${createHash("sha1").update(identity).digest("base64url")}"`,
      immutable: path.startsWith("/assets/"),
      identity,
      ...(br && { br }),
      ...(gzip && { gzip }),
    });
  }
  return files;
}
