import { PACK_UNITS } from "./units.ts";

const DIGITS = "零一二三四五六七八九";
const VALUES: ReadonlyMap<string, number> = new Map([
  ...Array.from(DIGITS, (digit, value) => [digit, value] as const),
  ["两", 2],
  ["半", 0.5],
]);
const WORD = "[零一二两三四五六七八九十百半]";
/** 半支莲, 一贴灵 and 三盒装 are names. */
const IN_NAME = "(?![莲蒿灵舒好装套头月])";
const COUNTED = new RegExp(
  String.raw`^${WORD}+$|(?<!第|${WORD})${WORD}+(?=个?\s*(?:${PACK_UNITS})${IN_NAME})`,
  "gu",
);

/** Converts numbers in words, before a unit or alone, to digits: `五盒` to `5盒`, `半件` to `0.5件`. */
export const wordsToDigits = (text: string): string =>
  text.replaceAll(COUNTED, (word: string) => String(valueOf(word) ?? word));

/** The value of a number in words below 1,000; undefined for `两三`, which is not one number. */
function valueOf(word: string): number | undefined {
  const [, hundreds = "", rest = ""] = /^(?:(.?)百零?)?(.*)$/u.exec(word) ?? [];
  const hundred = word.includes("百") ? (VALUES.get(hundreds || "一") ?? 0) * 100 : 0;
  // 一百二 is 120.
  if (hundred > 0 && rest.length === 1 && rest !== "十" && !word.includes("零"))
    return hundred + (VALUES.get(rest) ?? 0) * 10;
  const parts = /^(?:(.?)十)?(.?)$/u.exec(rest);
  if (!parts) return undefined;
  const [, tens = "", ones = ""] = parts;
  const ten = rest.includes("十") ? (VALUES.get(tens || "一") ?? 0) * 10 : 0;
  return hundred + ten + (ones === "" ? 0 : (VALUES.get(ones) ?? 0));
}
