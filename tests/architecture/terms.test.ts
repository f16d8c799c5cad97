import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { agreementSections } from "#mock/domain/agreement/sections.ts";
import { ARTICLES } from "#mock/seed/article/help.ts";

/** A calendar date or year, which promises nothing that a rule would keep. */
const DATE = /\d{4} 年(?: \d+ 月)?(?: \d+ 日)?|\d+ 月(?: \d+ 日)?/gu;

/** A number before what periods, amounts and limits are counted in. */
const NUMBER =
  /\d+(?:[,.]\d+)* ?(?:天|小时|分钟|个?工作日|个月|年|日|行|元|次|折|%)|[一二两三四五六七八九十百千半]+ ?(?:天|小时|分钟|个?工作日|个月|年|日|行|元)/gu;

/** Words that promise nothing: the unit that a term counts by, what has happened, and what is only shown. */
const NO_PROMISE = [
  "每 1 元得",
  "积分抵 1 元",
  "连续 36 小时值守",
  "偏远地区顺延一日",
  "全程约一分钟",
  "近 7 天",
  "近 30 天",
  "近 90 天",
  "7 天内应还",
  "近一个月",
  "不到 1 分钟",
  "不到 1 天",
  "不到 1 个月",
  "不足 1 个月",
  "同一天",
  "一行",
  // Pictures of the lottery's prizes.
  "100 元现金券",
  "50 元现金券",
  "10 元现金券",
];

function numbersIn(text: string): string[] {
  const promises = NO_PROMISE.reduce((rest, words) => rest.replaceAll(words, ""), text.replaceAll(DATE, ""));
  return promises.match(NUMBER) ?? [];
}

const numbersOf = (files: readonly string[], read = (text: string) => text): string[] =>
  files.flatMap((file) => numbersIn(read(readFileSync(file, "utf8"))).map((number) => `${file}: ${number}`));

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gmu, "");

test.each([
  ["签收后 24 小时内", ["24 小时"]],
  ["收货后三日内，满 1,200 元，有效期一年，满3个月", ["三日", "1,200 元", "一年", "3个月"]],
  ["在五个工作日内，一次最多 500 行", ["五个工作日", "500 行"]],
  ["收货后 {{terms.returns.days}} 天内，`${terms.returns.days} 天`", []],
  ["2026 年 7 月 8 日起，10 月 1 日至 10 月 7 日", []],
])("the numbers of %s are found", (text, numbers) => expect(numbersIn(text)).toEqual(numbers));

describe("periods, limits and amounts come from api-spec/terms.yaml", () => {
  test("in articles, the agreement, the contract and messages; the market's news are reports of others", () => {
    const texts = globSync(
      "mock-server/{domain/agreement/*.md,seed/article/help/*.html,seed/article/{help,company-news}.csv,seed/message/texts.csv,seed/home/ads.csv}",
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(numbersOf(texts)).toEqual([]);
  });

  test("on the shop's screens and in what the mock says", () => {
    // Plans of buyers are read there, and lengths of style sheets are written.
    const code = globSync("{src,mock-server/domain}/**/*.{ts,tsx}").filter(
      (file) => !/\.test\.tsx?$|quick-purchase\/import|app\/theme/u.test(file),
    );
    expect(code.length).toBeGreaterThan(1000);
    expect(numbersOf(code, withoutComments)).toEqual([]);
  });
});

test("no text keeps a placeholder", () => {
  const texts = [
    ...ARTICLES.map(({ content }) => content),
    ...agreementSections("甲", "乙").map(({ body }) => body),
  ];
  expect(texts.filter((text) => /\{\{|undefined/u.test(text))).toEqual([]);
});
