import { describe, expect, test } from "vitest";
import { aliasNames, readAliases } from "./aliases.ts";
import { articleNames } from "./articles.ts";

const names = new Set(articleNames());
const aliases = readAliases(names);

describe("aliases", () => {
  test.each([
    ["扑热息痛", ["对乙酰氨基酚片", "对乙酰氨基酚缓释片"], false],
    ["芬必得", ["布洛芬缓释胶囊"], true],
    ["VC", ["维生素C片"], false],
  ])("%s stands for %j, as a brand name: %s", (alias, meant, isBrand) => {
    const found = [...aliases].filter(([, each]) => each.some(({ name }) => name === alias));
    expect(found.map(([name]) => name)).toEqual(meant);
    expect(found[0]?.[1].find(({ name }) => name === alias)?.isBrand).toBe(isBrand);
  });

  test("are no names themselves, and each stands there once", () => {
    expect(aliasNames().filter((alias) => names.has(alias))).toEqual([]);
    expect(aliasNames()).toHaveLength(new Set(aliasNames()).size);
  });

  test("have no whole name of other goods in them, which a search for that name would find", () => {
    const wrong = [...aliases].flatMap(([name, each]) =>
      each.flatMap((alias) =>
        [...names].filter((other) => alias.name.includes(other) && !name.includes(other)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("stand for names that there are", () =>
    expect(() => readAliases(new Set(["布洛芬缓释胶囊"]))).toThrow("aliases.csv: there is no"));
});
