import { expect, it } from "vitest";
import { groupLines, toRows } from "./cart-groups.ts";
import { lineForTest } from "./line-for-test.ts";

const selfOperated = lineForTest({ id: 1, goods: { type: 1 } });
const partner = lineForTest({ id: 2, goods: { type: 0 } });
const unavailable = lineForTest({ id: 3, goods: { type: 1, is_buy: 0 } });

it("groups lines by who sells them, the unavailable ones last", () => {
  expect(groupLines([unavailable, partner, selfOperated, { ...selfOperated, id: 4 }])).toEqual([
    { key: "selfOperated", title: "自营商品", lines: [selfOperated, { ...selfOperated, id: 4 }] },
    { key: "partner", title: "入驻商家商品", lines: [partner] },
    { key: "unavailable", title: "失效商品", lines: [unavailable] },
  ]);
});

it("leaves out empty groups", () => {
  expect(groupLines([partner]).map(({ key }) => key)).toEqual(["partner"]);
  expect(groupLines([])).toEqual([]);
});

it("heads each group in the rows", () => {
  const rows = toRows(groupLines([partner, selfOperated]));
  expect(rows.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    "head selfOperated",
    "line 1",
    "head partner",
    "line 2",
  ]);
});
