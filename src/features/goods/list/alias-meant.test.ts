import { expect, test } from "vitest";
import { aliasMeant } from "./alias-meant.ts";

const ibuprofen = { name: "布洛芬缓释胶囊", aliases: ["芬必得"] };
const vitaminC = { name: "维生素C片", aliases: ["VC", "VC片"] };
const paracetamol = { name: "对乙酰氨基酚片", aliases: ["扑热息痛", "必理通"] };
const sustained = { name: "对乙酰氨基酚缓释片", aliases: ["扑热息痛"] };

test.each([
  ["芬必得", [ibuprofen], "芬必得", ["布洛芬缓释胶囊"]],
  ["芬 必得胶囊 0.3g", [ibuprofen, ibuprofen], "芬必得", ["布洛芬缓释胶囊"]],
  ["ｖｃ片", [vitaminC], "VC片", ["维生素C片"]],
  ["扑热息痛", [paracetamol, sustained], "扑热息痛", ["对乙酰氨基酚片", "对乙酰氨基酚缓释片"]],
  ["必理通", [paracetamol], "必理通", ["对乙酰氨基酚片"]],
])("%s means %j by its alias", (keywords, goods, name, generics) =>
  expect(aliasMeant(goods, keywords)).toEqual({ name, generics }),
);

test.each([
  ["布洛芬", [ibuprofen]],
  ["布洛芬缓释胶囊（芬必得）", [ibuprofen]],
  ["芬必得", [{ name: "布洛芬缓释胶囊" }]],
  ["芬必得", []],
])("%s means none by an alias alone: %j", (keywords, goods) =>
  expect(aliasMeant(goods, keywords)).toBeUndefined(),
);
