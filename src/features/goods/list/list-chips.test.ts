import { expect, test } from "vitest";
import { isSwitch, listChips, WITHOUT_FILTERS } from "./list-chips.ts";
import { changeListQuery, type ListQuery } from "./list-query.ts";

const names = { category: "青霉素类", brands: [{ value: "3", name: "康宁", number: 1 }] };
const labels = (query: ListQuery) => listChips(query, names).map(({ label }) => label);

const everything: ListQuery = {
  keywords: "阿莫西林",
  select: 12,
  brand_id: 3,
  sccj: "江南康宁制药有限公司",
  rx: 2,
  price_min: 1,
  price_max: 20,
  in_stock: 1,
  yx: 1,
  is_youx: 1,
  is_promotion: 1,
  with_coupon: 1,
};

test("shows a chip for every filter", () => {
  const query: ListQuery = { ...everything, sort: "sales" };
  expect(labels(query)).toEqual([
    "分类：青霉素类",
    "品牌：康宁",
    "厂家：江南康宁制药有限公司",
    "甲类 OTC",
    "¥1.00 ～ ¥20.00",
    "仅看有货",
    "仅包邮",
    "仅优选",
    "促销",
    "可用券",
  ]);
  expect(listChips(changeListQuery(query, WITHOUT_FILTERS), names)).toEqual([]);
});

test("names half-open price ranges, non-medicines and unknown brands", () => {
  expect(labels({ price_min: 0 })).toEqual(["¥0.00 以上"]);
  expect(labels({ price_max: 9.9, rx: 0, brand_id: 8 })).toEqual([
    "品牌：编号 8",
    "不分处方类别",
    "¥9.90 以下",
  ]);
});

test("each chip removes its own filter and no other", () => {
  for (const { label, without } of listChips(everything, names)) {
    const left = labels(changeListQuery({ ...everything, page: 3 }, without));
    expect([...left, label].toSorted()).toEqual(labels(everything).toSorted());
  }
});

test("names a category that no menu contains by its number", () => {
  expect(listChips({ select: 12 }, { brands: [] }).map(({ label }) => label)).toEqual(["分类：编号 12"]);
});

test("tells switches from other filters, and says no prices to who sees none", () => {
  const chips = listChips(everything, names, true);
  expect(chips.map(({ label }) => label)).not.toContain("¥1.00 ～ ¥20.00");
  expect(chips.filter(isSwitch).map(({ label }) => label)).toEqual([
    "仅看有货",
    "仅包邮",
    "仅优选",
    "促销",
    "可用券",
  ]);
});
