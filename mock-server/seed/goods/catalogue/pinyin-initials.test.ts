import { customPinyin, pinyin } from "pinyin-pro";
import { expect, test } from "vitest";
import { COMBINATIONS } from "../combinations.ts";
import { articleNames } from "./articles.ts";
import { makerNameParts } from "./makers.ts";
import { initialsOf } from "./pinyin-initials.ts";

/** Readings that the dictionary of pinyin-pro misses. */
customPinyin({ 参苓白术散: "shēn líng bái zhú sǎn", 西洋参含片: "xī yáng shēn hán piàn" });

const initials = (name: string) =>
  pinyin(name, { pattern: "first", toneType: "none", nonZh: "consecutive", v: true })
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, "");

/** Written anew by `npx vitest run -u mock-server/seed/goods/catalogue/pinyin-initials.test.ts`, never by hand. */
test("the stored initials are those of the names in the catalogue", async () => {
  const names = new Set([...articleNames(), ...COMBINATIONS.map(({ name }) => name), ...makerNameParts()]);
  const lines = ["name,initials", ...Array.from(names, (name) => `${name},${initials(name)}`)];
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./pinyin-initials.csv");
});

test("characters with several readings have the one of the trade", () => {
  expect(initialsOf("参苓白术散")).toBe("slbzs");
  expect(initialsOf("阿莫西林胶囊")).toBe("amxljn");
  expect(initialsOf("人参归脾丸")).toBe("rsgpw");
  expect(initialsOf("血府逐瘀口服液")).toBe("xfzykfy");
});
