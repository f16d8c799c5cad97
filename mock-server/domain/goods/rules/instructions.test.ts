import { describe, expect, test } from "vitest";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import type { DosageForm, GoodsRecord } from "../records.ts";
import { instructionsOf } from "./instructions.ts";

const form: DosageForm = {
  unit: "盒",
  middlePacks: [5],
  cases: [200],
  shelfMonths: [24],
  shape: "box",
  storage: "密封，阴凉处保存。",
  usage: "口服，一次 2 粒。",
};
const leaflet = (change: Partial<GoodsRecord> = {}) =>
  instructionsOf({ goods: goodsWith(change), form, indication: "用于敏感菌感染。", ingredient: "阿莫西林" });
const labels = (kind: GoodsRecord["kind"]) => leaflet({ kind }).map(({ label }) => label);
const textOf = (label: string, change: Partial<GoodsRecord> = {}) =>
  leaflet(change).find((entry) => entry.label === label)?.text;

const TAIL = ["贮藏", "包装", "有效期", "批准文号", "生产企业"];
const MEDICINE = ["规格", "用法用量", "不良反应", "禁忌", "注意事项", ...TAIL];

test.each<[GoodsRecord["kind"], string[]]>([
  ["western", ["通用名称", "成份", "性状", "适应症", ...MEDICINE]],
  ["patent", ["通用名称", "成份", "性状", "功能主治", ...MEDICINE]],
  ["herbal", ["通用名称", "性状", "功能与主治", "规格", "用法与用量", "注意", ...TAIL]],
  ["device", ["产品名称", "型号规格", "适用范围", "使用方法", "注意事项", ...TAIL]],
  ["health", ["通用名称", "主要原料", "规格", "食用方法及食用量", "声明", ...TAIL]],
])("the leaflet of %s goods has its parts in the usual order, none of them empty", (kind, expected) => {
  expect(labels(kind)).toEqual(expected);
  expect(leaflet({ kind }).filter(({ text }) => text === "")).toEqual([]);
});

describe("the leaflet names", () => {
  test("the goods and their ingredients", () => {
    expect(textOf("通用名称")).toBe("阿莫西林胶囊");
    expect(textOf("成份")).toBe("阿莫西林。辅料见包装。");
    expect(textOf("主要原料", { kind: "health" })).toBe("阿莫西林等，详见包装标签。");
    expect(textOf("性状")).toBe("本品为胶囊剂，性状见包装内说明书。");
    expect(textOf("性状", { form: "生物注射" })).toBe("本品为注射剂，性状见包装内说明书。");
  });

  test.each([
    ["western", "适应症", "用法用量", "规格"],
    ["patent", "功能主治", "用法用量", "规格"],
    ["herbal", "功能与主治", "用法与用量", "规格"],
    ["device", "适用范围", "使用方法", "型号规格"],
    ["health", "声明", "食用方法及食用量", "规格"],
  ] as const)("purpose, usage and specification of %s goods", (kind, purpose, usage, spec) => {
    expect(textOf(purpose, { kind })).toBe("用于敏感菌感染。");
    expect(textOf(usage, { kind })).toBe("口服，一次 2 粒。");
    expect(textOf(spec, { kind })).toBe("0.25g*24粒");
  });

  test("the prescription that a medicine requires, and precautions for others", () => {
    expect(textOf("注意事项", { rx: 1 })).toContain("须凭执业医师处方");
    expect(textOf("注意事项", { rx: 2 })).toContain("儿童须在成人监护下使用");
  });

  test("packing, storage, shelf life and manufacturer", () => {
    expect(textOf("包装")).toBe("0.25g*24粒/盒，中包装 5 盒，件装 200 盒。");
    expect(textOf("贮藏")).toBe("密封，阴凉处保存。");
    expect(textOf("有效期")).toBe("24 个月");
    expect(textOf("生产企业")).toBe("江南康宁制药有限公司");
  });

  test("the approval number if there is one", () => {
    expect(textOf("批准文号")).toBe("国药准字H20031234");
    const labelsWithout = leaflet({ pzwh: "" }).map(({ label }) => label);
    expect(labelsWithout).toEqual(labels("western").filter((label) => label !== "批准文号"));
  });
});
