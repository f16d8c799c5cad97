import { describe, expect, it } from "vitest";
import { goodsForTest } from "#src/entities/goods/goods-for-test.ts";
import { fitNumber } from "../plan/fit-number.ts";
import { packsOf } from "./units.ts";

const goods = (changes: object = {}) =>
  goodsForTest({
    zbz: 10,
    jzl: 400,
    ypgg: "0.25g*24粒",
    pack_content: { number: 24, unit: "粒", substance: null },
    ...changes,
  });
const packs = (number: number, unit: string, changes: object = {}) =>
  packsOf(goods(changes), number, unit).packs;

const packed = (ypgg: string, number: number, unit: string) => ({
  ypgg,
  pack_content: { number, unit, substance: null },
});

describe("a quantity in packs", () => {
  it.each([
    [15, "", 15],
    [15, "盒", 15],
    [2, "件", 800],
    [2, "箱", 800],
    [1, "整件", 400],
    [0.5, "件", 200],
    [0.3, "件", 120],
    [3, "中包", 30],
    [3, "中包装", 30],
    [240, "粒", 10],
    [250, "粒", 11],
    [2.5, "", 3],
  ])("written as %d %s is %d", (number, unit, expected) => {
    expect(packs(number, unit)).toBe(expected);
  });

  it.each([
    ["支 of which a box holds six", 20, "支", packed("10ml*6支", 60, "ml"), 4],
    ["袋 of which a box holds nine", 18, "袋", packed("2g*9袋", 9, "袋"), 2],
    ["板 of which a box holds two", 6, "板", packed("12粒*2板", 24, "粒"), 3],
    ["kg of a herb in bags", 5, "kg", { bzdw: "袋", ypgg: "500g", pack_content: null }, 10],
    ["公斤, which are kg", 1, "公斤", { bzdw: "袋", ...packed("1kg", 1000, "g") }, 1],
    ["瓶 of what is sold by the 瓶", 5, "瓶", { bzdw: "瓶", ...packed("100片", 100, "片") }, 5],
    ["件 of what is sold by the 件 ", 5, "件", { bzdw: "件" }, 5],
    ["another pack, which is one", 5, "瓶", {}, 5],
  ])("is that of %s", (_case, number, unit, changes, expected) => {
    expect(packs(number, unit, changes)).toBe(expected);
  });

  it("is none where nothing says how many a pack holds", () => {
    for (const unit of ["片", "丸", "g"]) {
      expect(packsOf(goods(), 100, unit)).toEqual({
        packs: undefined,
        note: `写的是 100 ${unit}，本品按盒销售，请填写数量`,
      });
    }
  });

  it("is explained unless it is what was written", () => {
    expect(packsOf(goods(), 2, "件").note).toBe("1 件 = 400 盒");
    expect(packsOf(goods(), 48, "粒").note).toBe("1 盒 = 24 粒");
    expect(packsOf(goods(), 5, "瓶").note).toBe("写的是“瓶”，本品按盒销售，请核对");
    expect(packsOf(goods(), 2.5, "").note).toBe("数量 2.5 不是整数，已改为 3");
    expect(packsOf(goods(), 5, "盒").note).toBe("");
  });
});

describe("the quantity that can be bought", () => {
  it("is fitted after it was converted", () => {
    expect(fitNumber(goods({ number: 500 }), 2, "件")).toEqual({
      number: 500,
      numberNote: "1 件 = 400 盒，库存仅剩 500，已改为 500",
      isBlank: false,
    });
  });

  it("is to be filled in where none is written or none can be told", () => {
    expect(fitNumber(goods(), undefined)).toEqual({
      number: 0,
      numberNote: "没有写数量，请填写",
      isBlank: true,
    });
    expect(fitNumber(goods(), 100, "片")).toMatchObject({ number: 0, isBlank: true });
    expect(fitNumber(goods({ number: 0 }), undefined).isBlank).toBe(false);
  });
});
