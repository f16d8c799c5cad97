import { normalize } from "./normalize.ts";

/** A text in which specifications are looked for, or a part of one. */
export type Notation = {
  /** In one notation: `0.25克×24粒/盒` is `0.25g*24粒`. */
  readonly plain: string;
  /** With every mass in mg and every volume in ml: `250mg*24粒`. */
  readonly converted: string;
};

const LATIN_UNIT = "(?:kg|mg|μg|ug|mcg|g|ml|l|iu|cm|mm|m)(?![a-z])";
const HAN_UNIT =
  "(?:毫克|微克|千克|公斤|克|毫升|升|万单位|单位|人份|[片粒袋支丸贴瓶盒板包枚只个付副台卷套喷揿张条])";
/** `24s`, `24's` and `24t` are ways to write 24 tablets, capsules or pills. */
const ABBREVIATION = "'?[st](?![a-z])";
const UNIT = `(?:${LATIN_UNIT}|${HAN_UNIT}|${ABBREVIATION}|%)`;
const AMOUNT = `\\d+(?:\\.\\d+)?${UNIT}?(?:/[盒瓶袋包板])?装?`;
const TIMES = /[×✕╳✖∗]/gu;

/** A specification or a part of it, at the start of a normalized text. */
export const SPEC = new RegExp(`^${AMOUNT}(?:[*x:+]${AMOUNT})*`, "u");

/** A specification with something that distinguishes it from the end of a name such as B12. */
export const MEASURED = new RegExp(`^\\d+(?:\\.\\d+)?(?:${LATIN_UNIT}|[%*])`, "u");

/** A specification behind the initials of a name, which no name has: `amxl24粒`. */
export const COUNTED = new RegExp(`^\\d+(?:\\.\\d+)?${UNIT}`, "u");

const BLANKS_AT_SIGN = /\s*([*:])\s*(?=\d)/gu;
const BLANKS_AT_X = new RegExp(`(?<=\\d${UNIT}?)\\s*x\\s*(?=\\d)`, "giu");
/** A unit that begins a name is none, and a number that ends one has none: 20 板蓝根颗粒, 维生素 B1 片. */
const BLANKS_AT_UNIT = new RegExp(
  `(?<=(?<![a-z\\d.])[\\d.]*\\d)\\s+(?=${UNIT}(?:装|(?!\\p{Script=Han})))`,
  "giu",
);
const SLASHES = new RegExp(`(?<=\\d${UNIT})/(?=\\d)`, "giu");

/**
 * A text whose specifications have no blanks: `0.25 g × 24 粒` is `0.25g*24粒`; and its pinyin no tones, with v for ü.
 * Case and units stay as written.
 */
export const withoutGaps = (text: string): string =>
  // Some characters stand for many: none of a text needs more than twice as many.
  untoned(text.normalize("NFKC").slice(0, 2 * text.length))
    .replaceAll(TIMES, "*")
    .replaceAll(BLANKS_AT_SIGN, "$1")
    .replaceAll(BLANKS_AT_X, "*")
    .replaceAll(BLANKS_AT_UNIT, "")
    .replaceAll(SLASHES, "*")
    .replaceAll(/(?<=国药准字)\s+(?=[a-z]\d{8})/giu, "");

const untoned = (text: string): string =>
  text
    .replaceAll(/[üǖǘǚǜ]/giu, "v")
    .replaceAll(/(?<=[a-z])['’](?=[a-z]{2})/giu, "")
    .replaceAll(/[À-ɏ]/gu, (letter) => letter.normalize("NFD").replaceAll(/\p{M}/gu, ""));

/** A text in the one notation in which specifications are compared: `0.25克×24粒/盒` is `0.25g*24粒`. */
export const comparable = (text: string): string =>
  normalize(text)
    .replaceAll(TIMES, "*")
    .replaceAll(/(?<=[\da-z\p{Script=Han}])x(?=\d)/gu, "*")
    .replaceAll(/(?<=\d)(毫克|微克|千克|公斤|克|毫升|升|ug|mcg)/gu, (unit) => UNITS[unit] ?? unit)
    .replaceAll(/(?<=\d)(?:'s|'?t)(?![a-z])/gu, "s")
    .replaceAll(/(?<=\d[片粒丸袋支贴s])(?:\/[盒瓶袋包]|装)/gu, "");

const UNITS: Readonly<Record<string, string>> = {
  毫克: "mg",
  微克: "μg",
  千克: "kg",
  公斤: "kg",
  克: "g",
  毫升: "ml",
  升: "l",
  ug: "μg",
  mcg: "μg",
};

const CONVERTED: Readonly<Record<string, readonly [number, string]>> = {
  kg: [1e6, "mg"],
  g: [1e3, "mg"],
  mg: [1, "mg"],
  μg: [1e-3, "mg"],
  l: [1e3, "ml"],
  ml: [1, "ml"],
};

/** The notations of a text. */
export function notationOf(text: string): Notation {
  const plain = comparable(text);
  const converted = plain.replaceAll(
    /(\d+(?:\.\d+)?)(kg|g|mg|μg|l|ml)(?![a-z])/gu,
    (whole, number: string, unit: string) => {
      const [factor, base] = CONVERTED[unit] ?? [1, unit];
      return base === "" ? whole : `${Number((Number(number) * factor).toPrecision(12))}${base}`;
    },
  );
  return { plain, converted };
}

/** True if a text contains a specification or part of one; `24s` counts tablets, capsules or pills alike. */
export function containsSpec(text: Notation, part: Notation): boolean {
  if (hasPart(text.plain, part.plain) || hasPart(text.converted, part.converted)) return true;
  const isAbbreviated = ABBREVIATED.test(text.plain) || ABBREVIATED.test(part.plain);
  return isAbbreviated && hasPart(counted(text.converted), counted(part.converted));
}

const ABBREVIATED = /\ds(?![a-z])/u;

const counted = (spec: string): string => spec.replaceAll(/(?<=\d)[片粒丸](?!\p{Script=Han})/gu, "s");

/** True if a part is in a text, without cutting a number: `5g` is not in `0.25g`. */
function hasPart(text: string, part: string): boolean {
  if (part === "") return false;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const cutsStart = /\d/u.test(part.charAt(0)) && /[\d.]/u.test(text.charAt(at - 1));
    const cutsEnd = /\d/u.test(part.slice(-1)) && /[\d.]/u.test(text.charAt(at + part.length));
    if (!cutsStart && !cutsEnd) return true;
  }
  return false;
}
