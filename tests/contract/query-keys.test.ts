import { expect, it } from "vitest";
import { operations } from "#generated/operations.ts";
import * as keys from "#generated/query-keys.ts";

type Module = Readonly<Record<string, () => readonly unknown[]>>;
const stale = Object.entries(operations).flatMap(([id, { tag }]) => {
  const name = `get${id[0]?.toUpperCase()}${id.slice(1)}QueryKey`;
  // oxlint-disable-next-line import/namespace -- the test asks for every name.
  return name in keys ? [[name, tag, keys[name as keyof typeof keys]()] as const] : [];
});

it("there is a query for every key", () => {
  expect(stale.map(([name]) => name).toSorted()).toEqual(Object.keys(keys).toSorted());
});

it.each(stale)("%s begins as in the hooks of %s", async (name, tag, key) => {
  const hooks = (await import(`../../generated/hooks/${tag}/${tag}.ts`)) as Module;
  expect(hooks[name]?.().filter((part) => part !== undefined)).toEqual(key);
});
