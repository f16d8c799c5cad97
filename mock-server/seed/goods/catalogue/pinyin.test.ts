import { customPinyin, pinyin } from "pinyin-pro";
import { expect, test } from "vitest";
import { COMBINATIONS } from "../combinations.ts";
import { aliasNames } from "./aliases.ts";
import { articleNames } from "./articles.ts";
import { makerNameParts } from "./makers.ts";
import { spellingOf } from "./pinyin.ts";

/** Readings that the dictionary of pinyin-pro misses. */
customPinyin({ 参苓白术散: "shēn líng bái zhú sǎn", 西洋参含片: "xī yáng shēn hán piàn" });

const options = { toneType: "none", nonZh: "consecutive", v: true } as const;
const initials = (name: string) =>
  pinyin(name, { ...options, pattern: "first" })
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, "");
const syllables = (name: string) =>
  pinyin(name, options)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, " ")
    .trim();

/** Written anew by `npx vitest run -u mock-server/seed/goods/catalogue/pinyin.test.ts`, never by hand. */
test("the stored pinyin is that of the names in the catalogue", async () => {
  const combinations = COMBINATIONS.map(({ name }) => name);
  const names = new Set([...articleNames(), ...aliasNames(), ...combinations, ...makerNameParts()]);
  const lines = Array.from(names, (name) => `${name},${initials(name)},${syllables(name)}`);
  await expect(`${["name,initials,pinyin", ...lines].join("\n")}\n`).toMatchFileSnapshot("./pinyin.csv");
});

test.each([
  ["参苓白术散", "slbzs", "shen ling bai zhu san"],
  ["阿莫西林胶囊", "amxljn", "a mo xi lin jiao nang"],
  ["人参归脾丸", "rsgpw", "ren shen gui pi wan"],
  ["血府逐瘀口服液", "xfzykfy", "xue fu zhu yu kou fu ye"],
  ["维生素B1片", "wssb1p", "wei sheng su b1 pian"],
  ["丁克", "dk", "ding ke"],
])("%s is typed as %s or %s: characters with several readings have the one of the trade", (name, ...typed) =>
  expect(Object.values(spellingOf(name))).toEqual(typed),
);
