import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { zip } from "./zip-on-page.ts";

/** Longer than what fflate leaves on the page. */
const LONG = Uint8Array.from({ length: 1_000_000 }, (_, at) => (at * at * 7919) % 251);

it("zips a long file at once, without a worker", () => {
  const archives: Uint8Array[] = [];
  zip({ "sheet.xml": LONG }, (error, archive) => {
    expect(error).toBeNull();
    archives.push(archive);
  });
  expect(archives.map((archive) => unzipSync(archive)["sheet.xml"])).toEqual([LONG]);
});
