import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../support/run-command.ts";
import { plainCalls } from "./plain-calls.ts";

const file = join(ROOT, "generated/hooks/favorite/favorite.ts");

it("keeps the functions of the operations with their comments, and nothing of the hooks", () => {
  const text = plainCalls(file, readFileSync(file, "utf8"), new Set(["addFavorites", "listFavorites"]));
  expect(text.match(/^export \w+ \w+/gm)).toEqual([
    "export const listFavorites",
    "export const addFavorites",
  ]);
  expect(text).toContain("@summary 我的收藏");
  expect(text).toContain("import { httpClient }");
  expect(text).not.toMatch(/react-query|query-keys|QueryKey/);
});
