import { expect, test } from "vitest";
import { documentedRoutes } from "../web/route-list.ts";
import { readShotsOptions } from "./options.ts";
import { VISITOR, listPictures } from "./pictures.ts";

test("every picture has a file of its own", () => {
  const files = listPictures(documentedRoutes, [VISITOR, "buyer", "newbie"]).map(({ file }) =>
    file.toLowerCase(),
  );
  expect(new Set(files).size).toBe(files.length);
});

test("visitors are pictured where they may go", () => {
  const paths = listPictures(documentedRoutes, [VISITOR]).map(({ path }) => path);
  expect(paths).toContain("/list");
  expect(paths).not.toContain("/cart");
});

test("windows of other sizes are pictured in folders of their own, and a size that is none is refused", () => {
  const options = readShotsOptions(["--out", "x", "--sizes", "1366x768,1920x1080"]);
  const sizes = options?.kind === "take" ? options.sizes : [];
  const folders = listPictures(documentedRoutes, ["buyer"], sizes).map(({ file }) => file.split("/")[0]);
  expect(new Set(folders)).toEqual(new Set(["buyer-1366", "buyer-1920"]));
  expect(() => readShotsOptions(["--out", "x", "--sizes", "1366"])).toThrow(
    /such as 1366x768,1920x1080, not 1366$/u,
  );
});
