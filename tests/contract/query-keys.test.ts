import { expect, it } from "vitest";
import * as keys from "#generated/query-keys.ts";

type Module = Readonly<Record<string, () => readonly unknown[]>>;
const hooks = Object.values(import.meta.glob<Module>("/generated/hooks/*/*.ts", { eager: true }));

it.each(Object.entries(keys))("%s is how the hooks begin theirs", (name, key) => {
  const own = hooks.find((module) => name in module)?.[name];
  expect(own?.().filter((part) => part !== undefined)).toEqual(key());
});
