import { type FlateError, type Unzipped, unzipSync, type Zippable, zipSync } from "fflate";

export * from "fflate";

type Done<Result> = (error: FlateError | null, result: Result) => void;

/*
 * Stands in for fflate in the build (`scripts/web/zip-on-page.ts`). Its own `zip` and `unzip` hand files of some hundred KB to
 * workers made of blobs, which the Content Security Policy stops: they would throw, or never call back.
 */

export const zip = (files: Zippable, done: Done<Uint8Array>): void => callBack(() => zipSync(files), done);

export const unzip = (archive: Uint8Array, done: Done<Unzipped>): void =>
  callBack(() => unzipSync(archive), done);

function callBack<Result>(work: () => Result, done: Done<Result>): void {
  let result: Result;
  try {
    result = work();
  } catch (error) {
    // As fflate does it: the result is not looked at where there is an error.
    done(error as FlateError, undefined as Result);
    return;
  }
  done(null, result);
}
