import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { expect, it } from "vitest";
import { ROOT } from "../support/run-command.ts";
import { splitOperations } from "./split-operations.ts";

type Load = (id: string) => Promise<{ code: string } | null>;

const { load } = splitOperations() as Plugin & { load: Load };
const codeOf = async (id: string) => (await load(join(ROOT, id)))?.code ?? "";
const namesIn = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].flatMap(([, names = ""]) => names.split(", "));

const files = globSync("generated/hooks/*/*.ts", { cwd: ROOT });

it("exports each hook once, as the whole file does", async () => {
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const source = readFileSync(join(ROOT, file), "utf8");
    const declared = new Set(namesIn(source, /^export (?:const|function) (\w+)/gm));
    expect(namesIn(await codeOf(file), /export \{ (.*?) \}/g).toSorted()).toEqual([...declared].toSorted());
  }
});

it("keeps operations apart, and writes the keys that a change makes stale in place of their functions", async () => {
  const file = "generated/hooks/message/message.ts";
  const change = await codeOf(`${file}?part=readMessages`);
  expect(namesIn(change, /^export (?:const|function) (\w+)/gm)).toEqual([
    "readMessages",
    "getReadMessagesMutationKey",
    "getReadMessagesMutationOptions",
    "useReadMessages",
  ]);
  expect(change).toContain('["/api/message"]');
  expect(change).not.toContain("getListMessagesQueryKey");
  expect(await codeOf(`${file}?part=listMessages`)).toContain("export const getListMessagesQueryKey");
});

it("leaves every other module alone", async () => {
  expect(await load(join(ROOT, "src/shared/paths.ts"))).toBeNull();
});
