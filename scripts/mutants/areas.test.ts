import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { AREAS, areasAt } from "./areas.ts";

const foldersAt = (path: string) => areasAt(path)?.map(({ folder }) => folder);

it("takes an area, or all areas of a folder", () => {
  expect(foldersAt("src/shared/lib")).toEqual(["src/shared/lib"]);
  expect(foldersAt("./src/")).toEqual(["src/shared/lib", "src/entities", "src/features"]);
});

it("takes a part of an area, with the area's tests", () => {
  const [features] = AREAS.filter(({ folder }) => folder === "src/features");
  expect(areasAt("src/features/cart/lib")).toMatchObject([
    { folder: "src/features/cart/lib", tests: features!.tests },
  ]);
  expect(areasAt("src/features/cart/lib")?.[0]?.mutate[0]).toBe("src/features/cart/lib/**/*.ts");
  expect(areasAt("src/features/cart/lib/shipping.ts")?.[0]?.mutate[0]).toBe(
    "src/features/cart/lib/shipping.ts",
  );
});

it("takes the mock's rules tag by tag, each with tests over HTTP that there are", () => {
  const rules = globSync("mock-server/domain/*/rules{.ts,/**/*.ts}", { exclude: ["**/*.test.ts"] });
  const tags = new Set(rules.map((file) => file.split("/").slice(0, 3).join("/")));
  expect(foldersAt("mock-server/domain")).toEqual([...tags].toSorted());
  expect(foldersAt("mock-server/domain/cart")).toEqual(["mock-server/domain/cart"]);

  const named = (areasAt("mock-server/domain") ?? []).map(({ folder, slowTests }) =>
    slowTests.filter((test) => globSync(test).length === 0).map((test) => `${folder}: ${test}`),
  );
  expect(named.flat()).toEqual([]);
  const [cart] = areasAt("mock-server/domain/cart") ?? [];
  expect(areasAt("mock-server/domain/cart/rules/tiers.ts")?.[0]?.slowTests).toEqual(cart?.slowTests);
  expect(cart?.slowTests).toContain("tests/contract/cart.test.ts");
});

it("takes nothing elsewhere", () => {
  for (const path of ["scripts", "src/shared/ui", "src/share", "mock-server/server"])
    expect(foldersAt(path)).toBeUndefined();
});

it("has no pattern with a comma, which would be taken for two", () => {
  expect(AREAS.flatMap(({ mutate }) => mutate).filter((pattern) => pattern.includes(","))).toEqual([]);
});
