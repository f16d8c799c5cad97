import { partialMatchKey } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { operations } from "#generated/operations.ts";
import * as all from "#generated/query-keys.ts";

const { getEverythingQueryKey, getGoodsQueryKey, ...keys } = all;

type Module = Readonly<Record<string, () => readonly unknown[]>>;
const stale = Object.entries(operations).flatMap(([id, { tag }]) => {
  const name = `get${id[0]?.toUpperCase()}${id.slice(1)}QueryKey`;
  return name in keys ? [[name, tag, keys[name as keyof typeof keys]()] as const] : [];
});

it("there is a query for every key", () => {
  expect(stale.map(([name]) => name).toSorted()).toEqual(Object.keys(keys).toSorted());
});

it.each(stale)("%s begins as in the hooks of %s", async (name, tag, key) => {
  const hooks = (await import(`../../generated/hooks/${tag}/${tag}.ts`)) as Module;
  expect(hooks[name]?.().filter((part) => part !== undefined)).toEqual(key);
});

it.each([
  ["/api/goods/list", true],
  ["/api/goods/detail/7", true],
  ["/api/cart/list", true],
  ["/api/cart/total", false],
  ["/api/order/1/buy_again_preview", true],
  ["/api/order/1", false],
])("%s is one of the queries with goods: %s", (path, hasGoods) => {
  const queryKey = [path, { page: 1 }];
  expect(getGoodsQueryKey({ queryKey })).toEqual(hasGoods ? [queryKey] : []);
});

it("the key of everything begins every key", () => {
  expect(partialMatchKey(["/api/cart/list", { new: 1 }], getEverythingQueryKey())).toBe(true);
});
