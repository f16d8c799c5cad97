import type { Fen } from "./money.ts";

const DIGITS = "零壹贰叁肆伍陆柒捌玖";
const UNITS = ["", "拾", "佰", "仟"] as const;
const GROUPS = ["", "万", "亿"] as const;

const digit = (value: number): string => DIGITS[value] ?? "";

/** An amount in capital numerals, as on invoices: 壹仟零伍元整, 壹佰贰拾叁元肆角伍分. Below 1 万亿元. */
export function capitalYuan(fen: Fen): string {
  const [yuan, jiao, rest] = [Math.floor(fen / 100), Math.floor(fen / 10) % 10, fen % 10];
  const whole = yuan === 0 ? "" : `${wholeNumber(String(yuan))}元`;
  const tens = jiao > 0 ? `${digit(jiao)}角` : rest > 0 && whole ? "零" : "";
  return `${whole}${tens}${rest > 0 ? `${digit(rest)}分` : `${whole || tens ? "" : "零元"}整`}`;
}

function wholeNumber(digits: string): string {
  const spelled = Array.from(digits, (character, index) => {
    const place = digits.length - 1 - index;
    const unit = character === "0" ? "" : UNITS[place % 4];
    return `${digit(Number(character))}${unit}${place % 4 === 0 ? GROUPS[place / 4] : ""}`;
  }).join("");
  return spelled
    .replaceAll(/零+/gu, "零")
    .replaceAll(/零([万亿])/gu, "$1")
    .replaceAll("亿万", "亿")
    .replace(/零$/u, "");
}
