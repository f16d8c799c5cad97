import { describe, expect, test } from "vitest";
import { catalogueWith } from "#mock/seed/goods/catalogue-for-test.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { barcodeOf } from "../barcode.ts";
import { bareNumber, goodsApprovedAs } from "../search/identifiers.ts";
import { matchLine } from "./line-match.ts";

const match = (text: string, state = catalogueWith()) => {
  const { goods, doubt } = matchLine(state.seed, text);
  return { ids: goods.map(({ id }) => id).toSorted((a, b) => a - b), doubt };
};
const ids = (text: string) => {
  const { ids: found, doubt } = match(text);
  expect(doubt).toBe("");
  return found;
};

describe("a line is matched", () => {
  test.each<[string, string, number[]]>([
    ["by a barcode alone", barcodeOf(4), [4]],
    ["by a barcode behind its word", `条码:${barcodeOf(4)}`, [4]],
    ["by the barcode of a case", `0${barcodeOf(4)}`, [4]],
    ["by a barcode, whatever else it says", `阿莫西林胶囊 ${barcodeOf(4)}`, [4]],
    ["not by a part of more digits", `1${barcodeOf(4)}`, []],
    ["not by a barcode of no goods", barcodeOf(404), []],
    ["by a barcode glued to a word", `${barcodeOf(4)}盒`, [4]],
    ["not by the beginning of more digits", `${barcodeOf(4)}1`, []],
    ["by a number alone", "4", [4]],
    ["by a number behind a separator", "、4", [4]],
    ["by a number behind its word", "商品编号:4", [4]],
    ["by a number behind another word", "编号4", [4]],
    ["by a number behind a sign", "#4", [4]],
    ["by a number behind No.", "No.4", [4]],
    ["by a number followed by the name of these goods", "4 布洛芬片", [4]],
    ["not by a number followed by another name", "4 阿莫西林胶囊 0.5g*12粒", [2]],
    ["by a number behind No", "No4", [4]],
    ["not by a number behind other words", "共4", []],
    ["not by a quantity", "4盒", []],
    ["not by a number of no goods", "404", []],
    ["by an approval number", "国药准字H20030003", [3]],
    ["by an approval number without its prefix", "h20030003", [3]],
    ["by an approval number glued to a name", "阿莫西林胶囊国药准字H20030003", [3]],
    ["by a name", "阿莫西林胶囊", [1, 2, 3]],
    ["by a name in a sentence", "要阿莫西林胶囊", [1, 2, 3]],
    ["by part of a name", "莫西林", [1, 2, 3]],
    ["by part of a name behind another word", "急用 莫西林", [1, 2, 3]],
    ["by initials", "amxljn", [1, 2, 3]],
    ["by the beginning of initials", "blf", [4, 5]],
    ["by the beginning of initials, not by what is within them", "xljn", []],
    ["by nothing", "", []],
    ["by nothing that there is", "不存在的药", []],
  ])("%s: %s", (_case, text, expected) => expect(ids(text)).toEqual(expected));

  test.each([",", ";", "|", "、", "。", "，", "；", "\t", "　"])("in parts at %j", (separator) =>
    expect(ids(`阿莫西林胶囊${separator}0.5g*12粒`)).toEqual([2]),
  );
});

describe("a name is narrowed", () => {
  test.each<[string, string, number[]]>([
    ["by the specification", "阿莫西林胶囊 0.5g*12粒", [2]],
    ["by a specification glued to it", "阿莫西林胶囊0.5g*12粒", [2]],
    ["by its dose", "阿莫西林胶囊 0.5g", [2]],
    ["by a dose glued to it", "阿莫西林胶囊0.5g", [2]],
    ["by its count", "阿莫西林胶囊 12粒", [2]],
    ["by its number alone", "阿莫西林胶囊 12", [2]],
    ["by its count with another word for it", "阿莫西林胶囊 12s", [2]],
    ["by a specification with such a word", "阿莫西林胶囊 0.5g*12s", [2]],
    ["by a specification with another sign", "阿莫西林胶囊 0.5g×12粒", [2]],
    ["by a specification with a letter for it", "阿莫西林胶囊 0.5gx12粒", [2]],
    ["by a specification in full words", "阿莫西林胶囊 0.5克*12粒", [2]],
    ["by a specification with its pack", "阿莫西林胶囊 0.5g*12粒/盒", [2]],
    ["by a specification in wide letters", "阿莫西林胶囊 ０．５ｇ＊１２粒", [2]],
    ["by the manufacturer", "阿莫西林胶囊 华南药业有限公司", [3]],
    ["by part of the manufacturer", "阿莫西林胶囊 华南", [3]],
    ["by more than the manufacturer", "阿莫西林胶囊 华南药业有限公司广州分厂", [3]],
    ["by the manufacturer in brackets", "阿莫西林胶囊（华南药业有限公司）", [3]],
    ["by the initials of the manufacturer", "阿莫西林胶囊 hnyy", [3]],
    ["by the beginning of its initials", "阿莫西林胶囊 hn", [3]],
    ["by both", "阿莫西林胶囊 0.25g*24粒 江南康宁", [1]],
    ["by both glued together", "阿莫西林胶囊 0.25g*24粒华南", [3]],
    ["by the manufacturer among other words", "阿莫西林胶囊 华南 急用", [3]],
    ["not by other words", "阿莫西林胶囊 急用", [1, 2, 3]],
    ["not by one character of the manufacturer", "阿莫西林胶囊 华", [1, 2, 3]],
    ["also found by initials", "amxljn 0.5g*12粒", [2]],
    ["also found by a part", "莫西林 华南", [3]],
  ])("%s: %s", (_case, text, expected) => expect(ids(text)).toEqual(expected));

  test.each([
    ["a specification", "阿莫西林胶囊 1g*6片", "没有规格为 1g*6片 的商品"],
    ["another unit", "阿莫西林胶囊 0.5g*12片", "没有规格为 0.5g*12片 的商品"],
    ["a count", "阿莫西林胶囊 6片", "没有规格为 6片 的商品"],
    ["no specification", "阿莫西林胶囊 薄膜片", ""],
    ["a manufacturer", "阿莫西林胶囊 北方制药", "没有北方制药的商品"],
    ["both", "阿莫西林胶囊 1g*6片 北方制药", "没有规格为 1g*6片 的商品，没有北方制药的商品"],
    ["a specification in other words", "阿莫西林胶囊 1克×6片", "没有规格为 1g*6片 的商品"],
  ])("to nothing by %s that it has not, which is said", (_case, text, doubt) =>
    expect(match(text)).toEqual({ ids: [1, 2, 3], doubt }),
  );

  test("by the rest of the line if goods share an approval number", () => {
    const shared = [1, 2].map((id) => goodsWith({ id, ypgg: id === 1 ? "0.25g*24粒" : "0.5g*12粒" }));
    const state = catalogueWith(shared);
    expect(match("国药准字H20031234", state).ids).toEqual([1, 2]);
    expect(match("国药准字H20031234 0.5g*12粒", state).ids).toEqual([2]);
  });

  test("by a word of the specification", () => {
    const sizes = ["1台(语音型)", "1台(蓝牙型)"];
    const state = catalogueWith(
      sizes.map((ypgg, index) => goodsWith({ id: index + 1, name: "血压计", ypgg })),
    );
    expect(match("蓝牙 血压计", state)).toEqual({ ids: [2], doubt: "" });
    expect(match("蓝牙血压计", state)).toEqual({ ids: [2], doubt: "" });
  });

  const ofSizes = (...sizes: readonly string[]) =>
    catalogueWith(sizes.map((ypgg, index) => goodsWith({ id: index + 1, name: "阿莫西林胶囊", ypgg })));

  test.each<[string, string, readonly string[], number[]]>([
    ["written apart", "阿莫西林胶囊 0.25g* 12粒", ["0.25g*24粒", "0.25g*12粒"], [2]],
    ["written apart behind part of a name", "莫西林 0.25g* 12粒", ["0.25g*24粒", "0.25g*12粒"], [2]],
    ["written apart behind a mistake", "阿莫西琳胶囊 0.25g* 12粒", ["0.25g*24粒", "0.25g*12粒"], [2]],
    ["without its pack", "阿莫西林胶囊 0.5g*12粒", ["0.5g*12粒/盒", "10.5g*12粒/盒"], [1]],
    ["that goes on behind its count", "阿莫西林胶囊 12s*2板", ["0.5g*12粒*2板", "0.5g*24粒"], [1]],
    ["with a letter behind a word", "阿莫西林胶囊 12粒x2板", ["0.5g*12粒*2板", "0.5g*24粒"], [1]],
    ["with a letter behind a number", "阿莫西林胶囊 10x1支", ["10*1支", "5*1支"], [1]],
    ["but for a word of it without a number", "阿莫西林胶囊 板", ["0.5g*12粒*2板", "0.5g*24粒"], [1, 2]],
  ])("by a specification %s: %s", (_case, text, sizes, expected) =>
    expect(match(text, ofSizes(...sizes)).ids).toEqual(expected),
  );

  test("but not by part of it that is part of a manufacturer, too", () => {
    const made = [{ sccj: "华南药业有限公司" }, { sccj: "江南药业有限公司" }];
    const state = catalogueWith(
      made.map((one, index) => goodsWith({ id: index + 1, name: "江南丸", ...one })),
    );
    expect(match("江南", state).ids).toEqual([1, 2]);
  });

  test("to the longest in the line, also one written apart", () => {
    const state = catalogueWith([goodsWith({ id: 1, name: "甘草" }), goodsWith({ id: 2, name: "甘草片" })]);
    expect(match("复方甘草片", state).ids).toEqual([2]);
    expect(match("甘草 片", state).ids).toEqual([2]);
    expect(match("甘草", state).ids).toEqual([1]);
  });

  test("to goods whose initials are just these, before those that begin with them", () => {
    const state = catalogueWith([goodsWith({ id: 1, name: "黄芪" }), goodsWith({ id: 2, name: "黄芪片" })]);
    expect(match("hq", state).ids).toEqual([1]);
    expect(match("hqp", state).ids).toEqual([2]);
  });
});

describe("a name with a mistake", () => {
  const near = (word: string) => `没有“${word}”，以下商品名称相近`;

  test("finds similar ones, which is said", () =>
    expect(match("阿莫西琳胶囊")).toEqual({ ids: [1, 2, 3], doubt: near("阿莫西琳胶囊") }));

  test("is narrowed as others are", () => {
    expect(match("阿莫西琳胶囊 0.5g*12粒")).toEqual({ ids: [2], doubt: near("阿莫西琳胶囊") });
    expect(match("阿莫西琳胶囊0.5g*12粒")).toEqual({ ids: [2], doubt: near("阿莫西琳胶囊") });
    expect(match("阿莫西琳胶囊12粒")).toEqual({ ids: [2], doubt: near("阿莫西琳胶囊") });
    expect(match("阿莫西琳胶囊 1g*6片")).toEqual({
      ids: [1, 2, 3],
      doubt: `${near("阿莫西琳胶囊")}，没有规格为 1g*6片 的商品`,
    });
  });
});

describe("a name that is glued to what it stands beside", () => {
  test.each([
    ["a manufacturer ahead", "华南阿莫西林", [3]],
    ["a specification ahead", "0.5g莫西林", [2]],
    ["both", "华南莫西林0.25g*24粒", [3]],
    ["initials and a specification", "amxl0.5g", [2]],
    ["signs", "【阿莫西林】0.5g/12粒", [2]],
    ["traditional characters", "阿莫西林膠囊華南", [3]],
    ["full pinyin and a specification", "amoxilin 500mg*12s", [2]],
    ["pinyin by syllables", "a mo xi lin", [1, 2, 3]],
    ["amounts in another order", "阿莫西林 12粒*0.5g", [2]],
    ["amounts without units", "莫西林0.5*12", [2]],
    ["the pinyin of a manufacturer", "amxl huananyaoye", [3]],
  ])("%s: %s", (_case, text, expected) => expect(match(text)).toEqual({ ids: expected, doubt: "" }));

  test("in pieces is only similar, which is said", () => {
    const state = catalogueWith([goodsWith({ id: 1, name: "阿莫西林克拉维酸钾片" })]);
    expect(match("阿莫西林片", state)).toEqual({ ids: [1], doubt: "没有“阿莫西林片”，以下商品名称相近" });
    expect(match("阿莫西林 片", state)).toEqual({ ids: [1], doubt: "" });
  });

  test("has a letter of a vitamin as its own", () => {
    const state = catalogueWith(
      ["维生素C片", "维生素B1片", "维生素B6片"].map((name, index) => goodsWith({ id: index + 1, name })),
    );
    expect(match("维生素 C", state)).toEqual({ ids: [1], doubt: "" });
    expect(match("维生素 B1 片", state)).toEqual({ ids: [2], doubt: "" });
  });

  test("is none where a part of it is not known", () => expect(match("黄芪修正").doubt).toBe(""));
});

describe("another name", () => {
  const brand = "“阿莫仙”是商品名，以下商品的通用名与它相同";

  test.each([
    ["an everyday one", "北芪", [6], ""],
    ["one before a specification", "北芪1kg", [6], ""],
    ["one by its pinyin", "beiqi", [6], ""],
    ["a brand name, which is said", "阿莫仙", [1, 2, 3], brand],
    ["a brand name by its pinyin", "amoxian", [1, 2, 3], brand],
    ["a brand name beside the generic one", "阿莫西林胶囊（阿莫仙） 0.5g*12粒", [2], brand],
    ["a brand name with a specification", "阿莫仙0.5g*12粒", [2], brand],
    ["a brand name with a mistake", "阿莫先仙", [1, 2, 3], "没有“阿莫先仙”，以下商品名称相近"],
    ["a short one within another word", "要可北芪", [], ""],
    ["a short one in a word like it", "东北芪", [6], "没有“东北芪”，以下商品名称相近"],
  ])("%s: %s", (_case, text, expected, doubt) => expect(match(text)).toEqual({ ids: expected, doubt }));
});

test("a number of several digits is one of goods, too", () =>
  expect(match("编号:120", catalogueWith([goodsWith({ id: 120 })])).ids).toEqual([120]));

describe("approval numbers", () => {
  test.each([
    ["国药准字h20031234", "h20031234"],
    ["h2003123", undefined],
    ["", undefined],
  ])("in %j: %s", (text, number) => expect(bareNumber(text)).toBe(number));

  test.each([
    ["国药准字h20031234", [1, 2]],
    ["h20031234", [1, 2]],
    ["浙械备1号", [4]],
    ["h2003123", []],
    ["x国药准字h20031234", []],
    ["", []],
  ])("lead to all goods that have them, and an empty one to none: %s", (number, expected) => {
    const goods = [1, 2].map((id) => goodsWith({ id }));
    const others = [goodsWith({ id: 3, pzwh: "" }), goodsWith({ id: 4, pzwh: "浙械备 1 号" })];
    const { index } = catalogueWith([...goods, ...others]).seed;
    const found = goodsApprovedAs(index, number).map(({ id }) => id);
    expect(found.toSorted((a, b) => a - b)).toEqual(expected);
  });

  test("without a number lead to their goods in full", () =>
    expect(match("浙械备1号", catalogueWith([goodsWith({ id: 3, pzwh: "浙械备 1 号" })])).ids).toEqual([3]));
});
