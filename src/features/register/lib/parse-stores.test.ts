import fc from "fast-check";
import { expect, it } from "vitest";
import { expectLinearWork } from "#src/shared/lib/fuzz-pattern-work-for-test.ts";
import { countPatternWork } from "#src/shared/lib/pattern-work-for-test.ts";
import { loadRegions } from "#src/shared/regions/load-regions.ts";
import { parseStores } from "./parse-stores.ts";

const usual = { contact: "许青", province: "浙江省", city: "杭州市", district: "拱墅区" };
const parse = async (text: string) => parseStores(text, await loadRegions(), usual);

it("parses rows of a spreadsheet, ignoring header, row numbers and blank lines", async () => {
  const { stores, unread } = await parse(
    "序号\t门店名称\t营业执照号\t联系人\t手机号\t地址\r\n" +
      "1\t青禾大药房城北店\t91330105ma2ykt0999\t李明\t１３１００００００１０\t杭州市余杭区莫干山路 1 号\r\n\r\n" +
      "2\t青禾大药房(城西店)\t330105000998\t\t131-0000-0011\t文一西路 2 号\r\n",
  );
  expect(unread).toEqual([]);
  expect(stores).toEqual([
    {
      name: "青禾大药房城北店",
      licence_no: "91330105MA2YKT0999",
      contact: "李明",
      phone: "13100000010",
      province: "浙江省",
      city: "杭州市",
      district: "余杭区",
      detail: "莫干山路 1 号",
    },
    {
      name: "青禾大药房(城西店)",
      licence_no: "330105000998",
      ...usual,
      phone: "13100000011",
      detail: "文一西路 2 号",
    },
  ]);
});

it.each([
  ["城北店 李明 浙江省杭州市余杭区莫干山路 1 号", {}],
  ["城北店 浙江省杭州市余杭区莫干山路 1 号", { usualContact: ["城北店"] }],
  ["城北店 李明 莫干山路 1 号", { usualRegion: ["城北店"] }],
  ["城北店 13100000010", { usualContact: ["城北店"], usualRegion: ["城北店"] }],
  ["城北店 李明 朝阳区建国路 1 号", { uncertain: ["城北店"] }],
  ["城北店 李明 杭州市下城区建国路 1 号", { uncertain: ["城北店"] }],
  ["城北店 李明 上海市南京路 1 号", { uncertain: ["城北店"] }],
  ["城北店 李明 湖北省仙桃市龙华山 1 号", {}],
  ["城北店 李明 0571-88880000转801 杭州市余杭区莫干山路", { extended: ["城北店"] }],
])("says of %j which values are not from the line", async (line, expected) => {
  const { stores, unread, ...notes } = await parse(line);
  expect(notes).toEqual({ usualContact: [], usualRegion: [], uncertain: [], extended: [], ...expected });
  expect(unread).toEqual([]);
  expect(stores).toHaveLength(1);
});

it.each([
  ["朝阳区建国路 1 号", "", "", ""],
  ["杭州市下城区建国路 1 号", "浙江省", "杭州市", ""],
  ["江苏省杭州市余杭区建国路 1 号", "", "", ""],
  ["延边延吉人民路 1 号", "吉林省", "延边朝鲜族自治州", "延吉市"],
  ["南京东路 1 号", usual.province, usual.city, usual.district],
])("does not take the usual region for the one of %j", async (text, province, city, district) => {
  const { stores } = await parse(`城北店 李明 ${text}`);
  expect(stores).toMatchObject([{ province, city, district }]);
});

it("has nothing to say where the head office has no values", async () => {
  const none = { contact: "", province: "", city: "", district: "" };
  const { stores, usualContact, usualRegion } = parseStores(
    "城北店 莫干山路 1 号",
    await loadRegions(),
    none,
  );
  expect(stores).toMatchObject([none]);
  expect([usualContact, usualRegion]).toEqual([[], []]);
});

it("returns the lines that are not stores unchanged", async () => {
  const { stores, unread } = await parse("城北店，13100000010\n以下门店：\n 13100000011  莫干山路");
  expect(stores.map(({ name, phone, licence_no }) => [name, phone, licence_no])).toEqual([
    ["城北店", "13100000010", ""],
  ]);
  expect(unread).toEqual(["以下门店：", " 13100000011  莫干山路"]);
});

it("reads a branch in brackets, the last of them", async () => {
  const { stores, unread } = await parse("青禾大药房(城西)(分店)\n大药房(城西店)(二)\n青禾大药房(a(b)");
  expect(stores.map(({ name }) => name)).toEqual(["青禾大药房(a(b)"]);
  expect(unread).toHaveLength(2);
});

it.each([
  ["1. 城北店 13100000010", "城北店", "13100000010"],
  ["12) 城北店 13100000010", "城北店", "13100000010"],
  ["城北店,,13100000010", "城北店", "13100000010"],
  ["13100000010 城北店", "城北店", "13100000010"],
  ["8613100000010 城北店", "城北店", "13100000010"],
  ["城北店 +86 131-0000-0010", "城北店", "13100000010"],
])("reads the store of %j", async (line, name, phone) => {
  const { stores, unread } = await parse(line);
  expect(unread).toEqual([]);
  expect(stores.map((store) => [store.name, store.phone, store.licence_no])).toEqual([[name, phone, ""]]);
});

it.each([
  ["a licence without a phone", "城北店 91330105MA2YKT0999", "91330105MA2YKT0999", ""],
  [
    "a licence beside a phone, in any order",
    "13100000010 330105000998 城北店",
    "330105000998",
    "13100000010",
  ],
])("tells %s", async (_case, line, licence, phone) => {
  const { stores } = await parse(line);
  expect(stores).toMatchObject([{ name: "城北店", licence_no: licence, phone }]);
});

it("does not take a number within a row for a row number", async () => {
  expect((await parse("1店 13100000010")).stores.map(({ name }) => name)).toEqual(["1店"]);
  expect((await parse("2026 城北店")).stores.map(({ detail }) => detail)).toEqual(["2026"]);
});

it("takes no name of more than 200 characters, and no line of more than 1,000", async () => {
  const name = (length: number) => `${"青".repeat(length - 1)}店`;
  expect((await parse(name(200))).stores).toHaveLength(1);
  expect((await parse(name(201))).unread).toHaveLength(1);
  const line = (length: number) => `城北店 ${"9 ".repeat(length)}`.slice(0, length);
  expect((await parse(line(999))).stores).toHaveLength(1);
  expect((await parse(`${line(999)}9`)).stores).toHaveLength(1);
  expect((await parse(`${line(999)}99`)).unread).toHaveLength(1);
  expect((await parse(`  ${line(999)}9  `)).stores).toHaveLength(1);
});

it.each([["店("], ["店()"], ["1"], ["A1,"], ["电话 "], ["(药房)"], ["店(\n"], ["13800001234 店 浙江\n"]])(
  "takes no more than twice the steps for twice the text, full of %j",
  async (part) => {
    const regions = await loadRegions();
    const steps = (times: number) => countPatternWork(() => parseStores(part.repeat(times), regions, usual));
    expect(steps(20_000)).toBeLessThan(2.2 * steps(10_000) + 1e6);
  },
);

it("drops no line, whatever is pasted", async () => {
  const regions = await loadRegions();
  const piece = fc.constantFrom(
    "店",
    "(",
    ")",
    "药房",
    "电话:",
    " ",
    "\t",
    "\n",
    "\r",
    "1",
    "13800001234",
    "浙江省",
  );
  const pasted = fc.array(fc.oneof(piece, fc.string({ unit: "grapheme" })), { maxLength: 60 });
  fc.assert(
    fc.property(pasted, (pieces) => {
      const text = pieces.join("");
      const { stores, unread } = parseStores(text, regions, usual);
      const lines = text.split(/\r\n?|\n/u);
      expect(stores.length + unread.length).toBeLessThanOrEqual(lines.length);
      for (const line of unread) expect(lines).toContain(line);
      for (const line of lines.filter((one) => /[\p{L}\p{N}]{13}/u.test(one)))
        expect(unread.includes(line) || stores.length > 0).toBe(true);
    }),
    { seed: 1 },
  );
});

it("takes no more than twice the steps for twice the text, whatever is pasted", async () => {
  const regions = await loadRegions();
  const pieces = [
    "店",
    "(",
    ")",
    "药房(",
    "1",
    "A1",
    "13800001234",
    "电话:",
    " ",
    ",",
    "\t",
    "\n",
    "浙江省",
    "杭州",
  ];
  expectLinearWork((text) => parseStores(text, regions, usual), pieces);
});
