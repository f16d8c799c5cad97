import type { Seed } from "#mock/domain/seed.ts";
import type { GoodsRecord } from "../../records.ts";
import { bareNumber, goodsApprovedAs, scannedId, writtenId } from "../search/identifiers.ts";
import { nearTerms } from "../search/near.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { comparable, withoutGaps } from "../search/spec-notation.ts";
import { isKnown, splitByTerms, withLettersJoined, type Word } from "../search/split-words.ts";
import { type Line, namedIn, nameText } from "./line-names.ts";
import { type LineMatch, narrow } from "./narrow.ts";

const NOTHING: LineMatch = { goods: [], doubt: "" };

/**
 * Matches a line: by barcode, goods id or approval number, else by the generic name, another name for it or the pinyin
 * of these, narrowed by specification and manufacturer if the line names them.
 */
export function matchLine({ index, goods: all }: Pick<Seed, "index" | "goods">, text: string): LineMatch {
  const written = withoutGaps(text)
    .split(/[\s,;|、。]/u)
    .map(comparable)
    .filter(Boolean)
    .map((token) => ({ text: token, written: token }));
  const tokens = withLettersJoined(index, written).map((word) => word.text);
  const line = { tokens, whole: tokens.join("") };
  const byId = goodsWithBarcode(all, line) ?? goodsWithId(all, line);
  if (byId) return { goods: [byId], doubt: "" };
  const approved = goodsWithApproval(index, line);
  if (approved.length > 0) return narrow(index, approved, { ...line, whole: "" });
  const { goods, rest, doubt } = namedIn(index, line);
  if (goods.length > 0) return withDoubt(doubt, narrow(index, goods, rest));
  return gluedMatch(index, line) ?? nearMatch(index, line) ?? NOTHING;
}

/** Goods of a line in which nothing separates name, manufacturer and specification, if all of its parts are known. */
function gluedMatch(index: SearchIndex, line: Line): LineMatch | undefined {
  // An amount that no goods have is left to the specification.
  const mayBe = (part: string) => /^\d/u.test(part) || isKnown(index, part);
  const split = new Map<string, readonly Word[]>();
  for (const token of new Set(line.tokens)) {
    const parts = splitByTerms(index, { text: token, written: token });
    if (parts.length > 1 && !parts.every(({ text }) => mayBe(text))) return undefined;
    split.set(token, parts);
  }
  const partsOf = (token: string) => split.get(token) ?? [];
  const tokens = line.tokens.flatMap(partsOf).map(({ text }) => text);
  if (tokens.length === line.tokens.length) return undefined;
  const { goods, rest, doubt } = namedIn(index, { tokens, whole: tokens.join(" ") });
  if (goods.length === 0) return undefined;
  const inPieces = [...split.keys()].find((token) => isInPieces(partsOf(token), goods));
  const similar = inPieces === undefined ? "" : `没有“${inPieces}”，以下商品名称相近`;
  return withDoubt(similar, withDoubt(doubt, narrow(index, goods, rest)));
}

/** True if parts of a word that was not parted are apart in a name: 头孢片 in 头孢克肟分散片. */
const isInPieces = (parts: readonly Word[], goods: readonly GoodsRecord[]): boolean =>
  goods.some((each) => parts.filter(({ text }) => nameText(each).includes(text)).length > 1);

const withDoubt = (doubt: string, match: LineMatch): LineMatch => ({
  goods: match.goods,
  doubt: [doubt, match.doubt].filter(Boolean).join("，"),
});

/** Goods whose name is only similar to one in the line: never more than candidates, since names of drugs are alike. */
function nearMatch(index: SearchIndex, line: Line): LineMatch | undefined {
  for (const [token, word] of [...new Set(line.tokens)].flatMap(wordsOf)) {
    const near = [index.names, index.aliases]
      .map((terms) => nearTerms(terms, word))
      .find(({ length }) => length > 0);
    if (!near) continue;
    const left = token.replace(word, "");
    const tokens = line.tokens.flatMap((other) => (other === token ? left || [] : other));
    const found = near.flatMap(({ goods }) => goods);
    return withDoubt(
      `没有“${word}”，以下商品名称相近`,
      narrow(index, found, { tokens, whole: tokens.join("") }),
    );
  }
  return undefined;
}

/** The possible names in a token: the whole, or what is written in characters before a glued specification. */
const wordsOf = (token: string): [token: string, word: string][] => [
  [token, token],
  ...Array.from(token.matchAll(/\p{Script=Han}{3,}/gu), ([word]): [string, string] => [token, word]),
];

/** A barcode alone, behind its word (`条码:6901000000073`), or as the 14 digits of a case's label. */
function goodsWithBarcode(all: Seed["goods"], { tokens }: Line): GoodsRecord | undefined {
  for (const token of tokens) {
    const goods = all.get(scannedId(token) ?? 0);
    if (goods) return goods;
  }
  return undefined;
}

/** A number alone, or followed by the name of these very goods, as in spreadsheets. */
function goodsWithId(all: Seed["goods"], { tokens, whole }: Line): GoodsRecord | undefined {
  const [first = "", ...others] = tokens;
  const goods = all.get(writtenId(first)?.id ?? 0);
  return goods && (others.length === 0 || whole.includes(nameText(goods))) ? goods : undefined;
}

function goodsWithApproval(index: SearchIndex, { tokens, whole }: Line): readonly GoodsRecord[] {
  const numbers = [...tokens, bareNumber(whole) ?? ""];
  return numbers.map((number) => goodsApprovedAs(index, number)).find(({ length }) => length > 0) ?? [];
}
