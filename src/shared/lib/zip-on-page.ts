import { type FlateError, type Zippable, zipSync } from "fflate";

export * from "fflate";

/**
 * Stands in for fflate in the build (`scripts/web/zip-on-page.ts`). Its own `zip` hands files of some hundred KB to
 * workers made of blobs, which the Content Security Policy stops: it would throw, or never call back.
 */
export function zip(files: Zippable, done: (error: FlateError | null, archive: Uint8Array) => void): void {
  done(null, zipSync(files));
}
