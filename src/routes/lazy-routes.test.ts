import { readdirSync } from "node:fs";
import type { RouteObject } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { findLazyArea } from "./lazy-routes.ts";

const FIRST = ["cart", "general", "goods"];

const areas = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !FIRST.includes(entry.name))
  .map(({ name }) => name);

describe("the part of the route table that holds an address", () => {
  it.each(areas)("finds each address of %s", async (area) => {
    const { routes } = (await import(`./${area}/routes.ts`)) as { routes: RouteObject[] };
    for (const { path = "" } of routes) {
      const found = await findLazyArea(path)?.();
      expect({ path, routes: found?.routes }).toEqual({ path, routes });
    }
  });

  it("is undefined for unknown addresses, and ignores case", async () => {
    expect(findLazyArea("/nirgends/x")).toBeUndefined();
    expect(findLazyArea("/")).toBeUndefined();
    expect(findLazyArea("/hdzx/1")).toBe(findLazyArea("/Hdzx/1"));
  });
});
