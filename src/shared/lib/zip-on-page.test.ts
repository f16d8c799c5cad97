import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { unzip, zip } from "./zip-on-page.ts";

/** Longer than what fflate leaves on the page, and hard to compress. */
const LONG = Uint8Array.from({ length: 1_000_000 }, (_, at) => (at * at * 7919) % 251);

it("zips and unzips a long file at once, without a worker", () => {
  let archive = new Uint8Array();
  zip({ "sheet.xml": LONG }, (error, result) => {
    expect(error).toBeNull();
    archive = new Uint8Array(result);
  });
  let files: Record<string, Uint8Array> = {};
  unzip(archive, (_error, result) => (files = result));
  expect(files["sheet.xml"]).toEqual(LONG);
});

it("reports what is no archive", () => {
  const said: unknown[] = [];
  unzip(strToU8("no archive"), (error) => said.push(error?.message));
  unzip(zipSync({}), (error) => said.push(error));
  expect(said).toEqual(["invalid zip data", null]);
});
