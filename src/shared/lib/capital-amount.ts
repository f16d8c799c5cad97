import type { Money } from "#src/shared/lib/money.ts";
import { moneyDigits } from "./money-math.ts";

const DIGITS = "零壹贰叁肆伍陆柒捌玖";
const UNITS = ["", "拾", "佰", "仟"];
const GROUPS = ["", "万", "亿", "万亿"];
const GROUP = /\d{1,4}(?=(\d{4})*$)/g;

/**
 * An amount in 元 as written on payment documents: 壹佰贰拾叁元肆角伍分, 壹仟零伍元整. Fractions of a 分 are dropped; a negative amount
 * starts with 负. Supports amounts up to 9999 万亿.
 */
export function capitalAmount(amount: Money): string {
  const [whole = "0", decimals = "00"] = moneyDigits(Math.abs(amount)).split(".");
  const jiao = Number(decimals[0]);
  const fen = Number(decimals[1]);
  const yuan = wholeNumber(whole);
  if (yuan === "" && jiao === 0 && fen === 0) return "零元整";
  const words = [yuan && `${yuan}元`, jiaoWords(jiao, fen, yuan !== ""), fen > 0 && `${digit(fen)}分`];
  return `${amount < 0 ? "负" : ""}${words.filter(Boolean).join("")}${fen === 0 ? "整" : ""}`;
}

function jiaoWords(jiao: number, fen: number, hasYuan: boolean): string {
  if (jiao > 0) return `${digit(jiao)}角`;
  return fen > 0 && hasYuan ? "零" : "";
}

/** Groups of four digits from the left; a gap of any length becomes one 零. Empty for zero. */
function wholeNumber(text: string): string {
  const groups = text.match(GROUP) ?? [];
  return groups.reduce((words, group, index) => {
    const value = groupWords(group);
    if (value === "") return words;
    const isGap = words !== "" && (group.startsWith("0") || groups[index - 1] === "0000");
    return `${words}${isGap ? "零" : ""}${value}${GROUPS[groups.length - 1 - index]}`;
  }, "");
}

function groupWords(group: string): string {
  const words = group
    .split("")
    .map((each, index) => (each === "0" ? "零" : `${digit(Number(each))}${UNITS[group.length - 1 - index]}`));
  return words
    .join("")
    .replaceAll(/零+/g, "零")
    .replaceAll(/^零|零$/g, "");
}

function digit(value: number): string {
  return DIGITS[value] ?? "";
}
