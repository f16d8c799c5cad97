import { describe, expect, it } from "vitest";
import { linesIn, skippedIn } from "./plan-for-test.ts";

describe("a line of free text belongs to the name above", () => {
  it.each([
    ["with its size", "阿莫西林胶囊\n0.25g*24粒", ["阿莫西林胶囊 0.25g*24粒 × ?"]],
    ["with its size and the quantity", "阿莫西林胶囊\n0.25g*24粒 10盒", ["阿莫西林胶囊 0.25g*24粒 × 10"]],
    ["with its size, behind the quantity", "阿莫西林胶囊 10盒\n0.25g*24粒", ["阿莫西林胶囊 0.25g*24粒 × 10"]],
    ["with the quantity", "阿莫西林胶囊 0.25g*24粒\n10盒", ["阿莫西林胶囊 0.25g*24粒 × 10"]],
    ["with the manufacturer", "阿莫西林胶囊 10盒\n华北制药", ["阿莫西林胶囊 华北制药 × 10"]],
    [
      "in three lines",
      "阿莫西林胶囊\n0.25g*24粒\n10盒\n布洛芬\n5盒",
      ["阿莫西林胶囊 0.25g*24粒 × 10", "布洛芬 × 5"],
    ],
    [
      "with another size and quantity",
      "阿莫西林胶囊 0.25g*24粒 10盒\n0.5g*24粒 5盒",
      ["阿莫西林胶囊 0.25g*24粒 × 10", "阿莫西林胶囊 0.5g*24粒 × 5"],
    ],
    ["with the quantity, below the size of a pack", "感冒灵颗粒 9袋\n十盒", ["感冒灵颗粒 9袋 × 10"]],
    ["with a second quantity, which is doubtful", "阿莫西林 10盒\n5盒", ["阿莫西林 × ?"]],
    ["unless it is a number of goods", "阿莫西林胶囊\n10", ["阿莫西林胶囊 × ?", "10 × ?"]],
    ["unless that is the label of a quantity", "数量\n１５盒", ["数量 × ?"]],
    ["unless a blank line is between", "阿莫西林胶囊\n\n0.25g*24粒", ["阿莫西林胶囊 × ?", "0.25g*24粒 × ?"]],
    ["unless nothing is above", "0.25g*24粒 10盒\n阿莫西林胶囊", ["0.25g*24粒 × 10", "阿莫西林胶囊 × ?"]],
    ["unless it is of a table", "阿莫西林胶囊\t10\n0.25g*24粒\t5", ["阿莫西林胶囊 × 10", "0.25g*24粒 × 5"]],
  ])("%s", (_case, text, lines) => {
    expect(linesIn(text)).toEqual(lines);
  });

  it("and is accounted for", () => {
    expect(skippedIn("阿莫西林胶囊\n0.25g*24粒 10盒\n5盒")).toEqual(["2 joined", "3 joined"]);
  });
});

describe("other rows of free text are told apart:", () => {
  it.each([
    ["greetings and thanks", "老板好\n阿莫西林 10盒\n谢谢!", ["1 talk", "3 talk"]],
    ["talk beside goods", "您好,要阿莫西林10盒,谢谢", ["1 talk"]],
    ["what is not wanted", "阿莫西林 退3盒\n布洛芬不要了", ["1 refused", "2 refused"]],
    ["negative numbers, which are not 0", "阿莫西林 -3盒\n布洛芬 0盒", ["1 negative", "2 zero"]],
    ["negative numbers of a table", "品名\t数量\n阿莫西林\t-3", ["1 header", "2 negative"]],
  ])("%s", (_case, text, skipped) => {
    expect(skippedIn(text)).toEqual(skipped);
  });
});

/** As buyers write in a hurry: 23 lines. */
const MESSY = `老板,早上好
帮我配一下这些货,急用
1、维生素C片 两瓶
2、阿莫西林膠囊 0.25g*24粒 10盒 12.50 125.00
3、布洛芬缓释胶囊20盒,蒙脱石散10盒
感冒灵颗粒 9袋
十盒
连花清瘟胶囊
0.35g*24粒 半件
头孢克肟分散片 50mg*6片 ×30
板蓝根颗粒 十几袋
氯雷他定片 8.50 10 85.00
云南白药创可贴 20贴 10
阿司匹林肠溶片、硝苯地平控释片各5盒
奥美拉唑肠溶胶囊 退2盒
999感冒灵 不要了

复方丹参片 10盒 2盒
甲硝唑片 15瓶 要新效期的
-----
小儿豉翘清热颗粒 2g*9袋 -3盒
合计 12 个品种
今天能到吗?谢谢!`;

it("reads 23 messy lines, of which no row and no word vanishes", () => {
  expect(linesIn(MESSY)).toEqual([
    "维生素C片 × 2",
    "阿莫西林胶囊 0.25g*24粒 × 10",
    "布洛芬缓释胶囊 × 20",
    "蒙脱石散 × 10",
    "感冒灵颗粒 9袋 × 10",
    "连花清瘟胶囊 0.35g*24粒 × 0.5",
    "头孢克肟分散片 50mg*6片 × 30",
    "板蓝根颗粒 × ?",
    "氯雷他定片 × 10",
    "云南白药创可贴 × ?",
    "阿司匹林肠溶片 × 5",
    "硝苯地平控释片 × 5",
    "复方丹参片 × ?",
    "甲硝唑片 × 15",
  ]);
  expect(skippedIn(MESSY)).toEqual([
    "1 talk",
    "2 talk",
    "7 joined",
    "9 joined",
    "15 refused",
    "16 refused",
    "17 blank",
    "20 empty",
    "21 negative",
    "22 total",
    "23 talk",
  ]);
});
