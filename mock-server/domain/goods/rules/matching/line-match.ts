import type { GoodsRecord } from "../../records.ts";
import { goodsIdOf } from "../barcode.ts";
import { nearTerms } from "../search/near.ts";
import { normalise } from "../search/search-index.ts";
import { bareNumber, type PlanIndex } from "./plan-index.ts";

/** The candidates for a line; `doubt` is the part of the line that none of them matches. */
export type LineMatch = { readonly goods: readonly GoodsRecord[]; readonly doubt: string };

const NOTHING: LineMatch = { goods: [], doubt: "" };

/** A line normalised for comparison: width, case and multiplication signs do not matter. */
type Line = { readonly tokens: readonly string[]; readonly whole: string };

/**
 * Matches a line: by barcode, goods id or approval number, else by the generic name or its pinyin initials, narrowed by
 * specification and manufacturer if the line names them.
 */
export function matchLine(index: PlanIndex, text: string): LineMatch {
  const tokens = text
    .normalize("NFKC")
    .split(/[\s,;|、。]/u)
    .map(comparable)
    .filter(Boolean);
  const line = { tokens, whole: tokens.join("") };
  const byId = goodsWithBarcode(index, line) ?? goodsWithId(index, line);
  if (byId) return { goods: [byId], doubt: "" };
  const approved = goodsWithApproval(index, line);
  if (approved.length > 0) return narrow(index, approved, { ...line, whole: "" });
  const { goods, rest } = goodsWithName(index, line);
  if (goods.length > 0) return narrow(index, goods, rest);
  return nearMatch(index, line) ?? NOTHING;
}

/** Goods whose name is only similar to one in the line: never more than candidates, since names of drugs are alike. */
function nearMatch(index: PlanIndex, line: Line): LineMatch | undefined {
  for (const [token, word] of line.tokens.flatMap(wordsOf)) {
    const near = nearTerms(index.names, word);
    if (near.length === 0) continue;
    const left = token.replace(word, "");
    const tokens = line.tokens.flatMap((other) => (other === token ? left || [] : other));
    const found = narrow(
      index,
      near.flatMap(({ goods }) => goods),
      { tokens, whole: tokens.join("") },
    );
    const similar = `没有“${word}”，以下商品名称相近`;
    return { goods: found.goods, doubt: [similar, found.doubt].filter(Boolean).join("，") };
  }
  return undefined;
}

/** What may be a name in a token: the whole, or what is written in characters before a glued specification. */
const wordsOf = (token: string): [token: string, word: string][] => [
  [token, token],
  ...Array.from(token.matchAll(/\p{Script=Han}{3,}/gu), ([word]): [string, string] => [token, word]),
];

/** A barcode alone, behind its word (`条码:6901000000073`), or as the 14 digits of a case's label. */
function goodsWithBarcode({ byId }: PlanIndex, { tokens }: Line): GoodsRecord | undefined {
  for (const token of tokens) {
    const digits = /(?<!\d)0?(\d{13})(?!\d)/u.exec(token)?.[1] ?? "";
    const goods = byId.get(goodsIdOf(digits) ?? 0);
    if (goods) return goods;
  }
  return undefined;
}

/** A number alone, or followed by the name of these very goods, as in spreadsheets. */
function goodsWithId(index: PlanIndex, { tokens, whole }: Line): GoodsRecord | undefined {
  const [first = "", ...others] = tokens;
  const digits = /^(?:#|no\.?|编号|商品编号)?:?(\d{1,9})$/u.exec(first)?.[1];
  const goods = index.byId.get(Number(digits));
  return goods && (others.length === 0 || whole.includes(normalise(goods.name))) ? goods : undefined;
}

function goodsWithApproval({ byApproval }: PlanIndex, { tokens, whole }: Line): readonly GoodsRecord[] {
  for (const token of tokens) {
    const found = byApproval.get(token);
    if (found) return found;
  }
  return byApproval.get(bareNumber(whole) ?? "") ?? [];
}

const LATIN = /^[a-z][a-z0-9]+$/u;
const HAN = /^\p{Script=Han}{2,}$/u;

/** Goods by the longest name in the line; else by part of a name; else by initials, exact ones before prefixes. */
function goodsWithName(index: PlanIndex, line: Line): { goods: readonly GoodsRecord[]; rest: Line } {
  const named = longestNamesIn(index, line.whole);
  const text = named[0]?.text;
  if (text !== undefined) {
    const without = (part: string) => part.replace(text, "");
    const tokens = line.tokens.map(without);
    return { goods: named.flatMap(({ goods }) => goods), rest: { tokens, whole: without(line.whole) } };
  }
  for (const token of line.tokens) {
    const found = HAN.test(token)
      ? index.names.filter(({ text }) => text.includes(token))
      : LATIN.test(token)
        ? byInitials(index, token)
        : [];
    if (found.length === 0) continue;
    const tokens = line.tokens.filter((other) => other !== token);
    return { goods: found.flatMap(({ goods }) => goods), rest: { tokens, whole: tokens.join("") } };
  }
  return { goods: [], rest: line };
}

/** The names that a text contains and than which it contains none longer, in their order. */
function longestNamesIn({ names: all, namesByFirst }: PlanIndex, whole: string) {
  const possible = Array.from(new Set(whole), (first) => namesByFirst.get(first) ?? []).flat();
  const inText = possible.filter(({ text }) => whole.includes(text));
  const longest = Math.max(0, ...inText.map(({ text }) => text.length));
  const named = new Set(inText.filter(({ text }) => text.length === longest));
  return named.size < 2 ? [...named] : all.filter((term) => named.has(term));
}

function byInitials({ names }: PlanIndex, token: string) {
  const whole = names.filter(({ initials }) => initials === token);
  return whole.length > 0 ? whole : names.filter(({ initials }) => initials.startsWith(token));
}

const MAKER = /公司|药业|制药|药厂|集团/u;

/**
 * Keeps the goods of the specification and manufacturer named in the line. A specification that is there in full
 * outdoes those that share a part with it: the number of the line may be such a part.
 */
function narrow(index: PlanIndex, goods: readonly GoodsRecord[], { tokens, whole }: Line): LineMatch {
  const inFull = goods.filter(({ ypgg }) => names(whole, comparable(ypgg)));
  const sized = inFull.length > 0 ? inFull : goods.filter(({ ypgg }) => tokens.some(isPartOf(ypgg)));
  const afterSpec = sized.length > 0 ? sized : goods;
  // Text attached to the specification can still be the manufacturer.
  const spec = comparable(sized[0]?.ypgg ?? "");
  const words = tokens.map((token) => token.replace(spec, ""));
  const made = afterSpec.filter(({ sccj }) => words.some((word) => isMaker(index, sccj, word)));
  const left = made.length > 0 ? made : afterSpec;
  const size = tokens.find((token) => /\d(?:mg|g|ml|片|粒|袋|支|丸|贴|只|\*|%)/u.test(token));
  const maker = words.find((word) => MAKER.test(word));
  const doubts = [
    ...(sized.length === 0 && size !== undefined ? [`没有规格为 ${size} 的商品`] : []),
    ...(made.length === 0 && maker !== undefined ? [`没有${maker}的商品`] : []),
  ];
  return { goods: left, doubt: doubts.join("，") };
}

/** Whether a part of a line is one of a specification too, or the other way round. */
function isPartOf(ypgg: string): (token: string) => boolean {
  const spec = comparable(ypgg);
  return (token) => /\d/u.test(token) && (names(token, spec) || names(spec, token));
}

/** Whether a text contains a specification; `24s` counts tablets, capsules or pills alike. */
function names(text: string, spec: string): boolean {
  if (text.includes(spec)) return true;
  const isAbbreviated = ABBREVIATED.test(text) || ABBREVIATED.test(spec);
  return isAbbreviated && counted(text).includes(counted(spec));
}

const ABBREVIATED = /\ds(?![a-z])/u;

const counted = (spec: string): string => spec.replaceAll(/(?<=\d)[片粒丸](?!\p{Script=Han})/gu, "s");

function isMaker({ makerInitials }: PlanIndex, maker: string, token: string): boolean {
  if (/\p{Script=Han}{2,}/u.test(token)) return maker.includes(token) || token.includes(maker);
  return LATIN.test(token) && (makerInitials.get(maker) ?? "").startsWith(token);
}

/** A text in the one notation in which specifications are compared: `0.25克×24粒/盒` is `0.25g*24粒`. */
const comparable = (text: string): string =>
  normalise(text)
    .replaceAll(/[×✕╳]|(?<=[\da-z\p{Script=Han}])x(?=\d)/gu, "*")
    .replaceAll(/(?<=\d)(毫克|微克|克|毫升|升)/gu, (unit) => UNITS[unit] ?? unit)
    .replaceAll(/(?<=\d[片粒丸袋支贴s])\/[盒瓶袋包]/gu, "");

const UNITS: Readonly<Record<string, string>> = { 毫克: "mg", 微克: "μg", 克: "g", 毫升: "ml", 升: "l" };
