import { expect, test } from "vitest";
import { documentedRoutes } from "../web/route-list.ts";
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
