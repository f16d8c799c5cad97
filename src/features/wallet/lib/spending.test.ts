import { expect, it } from "vitest";
import { SpendingGroup } from "#generated/enums.ts";
import { fake } from "#mock/test-kit/fake.ts";
import { paths } from "#src/shared/paths.ts";
import {
  changeText,
  daysOfMonth,
  drillPath,
  periodProblem,
  shareText,
  spendingColumns,
  spendingQuery,
} from "./spending.ts";

const PERIOD = { start_time: "2025-12-10", end_time: "2026-11-21" };
const TODAY = "2026-11-21";

it.each([
  [112.5, 100, "+12.5%"],
  [75, 100, "-25.0%"],
  [100, 100, "0.0%"],
  [100, 0, "--"],
  [Number.NaN, 5, "--"],
])("%d after %d is a change of %s", (now, before, text) => expect(changeText(now, before)).toBe(text));

it("a share is of what there is", () => {
  expect(shareText(25, 200)).toBe("12.5%");
  expect(shareText(0, 0)).toBe("--");
  expect(shareText(Number.NaN, 200)).toBe("--");
});

it.each([
  [{}, undefined],
  [{ start_time: "2025-11-20" }, "时间范围最长 366 天，请缩短"],
  [{ start_time: "2025-11-21", end_time: "2026-11-21" }, undefined],
  [{ start_time: "2025-11-20", end_time: "2026-11-21" }, "时间范围最长 366 天，请缩短"],
  [{ start_time: "2026-11-02", end_time: "2026-11-01" }, "结束日期不能早于开始日期"],
  [{ end_time: "2026-11-01" }, undefined],
])("days %j", (days, problem) => expect(periodProblem(days, TODAY)).toBe(problem));

it("a month has its days in the period", () => {
  expect(daysOfMonth("2025-12", PERIOD)).toEqual({ start_time: "2025-12-10", end_time: "2025-12-31" });
  expect(daysOfMonth("2026-02", PERIOD)).toEqual({ start_time: "2026-02-01", end_time: "2026-02-28" });
  expect(daysOfMonth("2026-11", PERIOD)).toEqual({ start_time: "2026-11-01", end_time: "2026-11-21" });
});

it.each([
  [SpendingGroup.month, "2026-02", "/wdqb/cgfx?group_by=goods&start_time=2026-02-01&end_time=2026-02-28"],
  [SpendingGroup.store, "9", "/wdqb/cgfx?group_by=goods&store_id=9"],
  [SpendingGroup.category, "2", "/wdqb/cgfx?group_by=goods&category_id=2"],
  [SpendingGroup.maker, "甲厂", `/wdqb/cgfx?group_by=goods&sccj=${encodeURIComponent("甲厂")}`],
  [SpendingGroup.goods, "7", "/list/info/7"],
  [SpendingGroup.goods, "", undefined],
])("a row %s %s opens its goods", (group, key, path) => {
  const query = { group_by: group, page: 2 };
  const hrefOf = (change: Parameters<typeof spendingQuery.change>[1]) =>
    paths.spending(spendingQuery.change(query, change));
  expect(drillPath(group, fake("SpendingRow", { key }), PERIOD, { query, hrefOf })).toBe(path);
});

it("only goods are exported with their specification", () => {
  const names = (group: SpendingGroup) => spendingColumns(group).map(([name]) => name);
  expect(names(SpendingGroup.month)).toEqual([
    "月份",
    "采购金额（元）",
    "去年同期（元）",
    "同比",
    "订单数",
    "数量",
  ]);
  expect(names(SpendingGroup.goods).slice(0, 2)).toEqual(["商品", "规格与生产企业"]);
});
