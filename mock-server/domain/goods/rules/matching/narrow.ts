import { memoize } from "#mock/domain/common/memoize.ts";
import type { GoodsRecord } from "../../records.ts";
import type { SearchIndex, Term } from "../search/search-index.ts";
import { containsSpec, notationOf, type Notation } from "../search/spec-notation.ts";
import type { Line } from "./line-names.ts";

/** The candidates for a line; `doubt` is the part of the line that none of them matches. */
export type LineMatch = { readonly goods: readonly GoodsRecord[]; readonly doubt: string };

const MAKER = /公司|药业|制药|药厂|集团/u;

/**
 * Keeps the goods of the specification and manufacturer named in the line. A specification that is there in full
 * outdoes those that share a part with it: the number of the line may be such a part. Last come those that have its
 * amounts in another order, or without units.
 */
export function narrow(
  index: SearchIndex,
  goods: readonly GoodsRecord[],
  { tokens: all, whole }: Line,
): LineMatch {
  const tokens = [...new Set(all)];
  const specOf = (text: string) => index.specs.get(text) ?? notationOf(text);
  const ofSpec = (passes: (spec: Notation) => boolean) =>
    having(
      goods,
      ({ ypgg }) => ypgg,
      (text) => passes(specOf(text)),
    );
  const said = whole === "" ? [] : [all.join(" "), whole].map(notationOf);
  const inFull = () => ofSpec((spec) => said.some((text) => containsSpec(text, spec)));
  const parts = tokens.filter((token) => /\d|^\p{Script=Han}{2,}$/u.test(token)).map(notationOf);
  const inPart = () =>
    ofSpec((spec) => parts.some((part) => containsSpec(part, spec) || containsSpec(spec, part)));
  const amounts = tokens
    .filter((token) => /\d.*\*/u.test(token))
    .map((token) => token.split("*").filter(Boolean).map(notationOf));
  const inAmounts = () =>
    ofSpec((spec) => amounts.some((some) => some.every((amount) => containsSpec(spec, amount))));
  const ways = [inFull, inPart, inAmounts].values();
  const sized = ways.map((find) => find()).find(({ length }) => length > 0) ?? [];
  const afterSpec = sized.length > 0 ? sized : goods;
  // Text attached to the specification can still be the manufacturer.
  const spec = sized[0] ? specOf(sized[0].ypgg).plain : "";
  const words = tokens.map((token) => token.replace(spec, ""));
  const made = having(
    afterSpec,
    ({ sccj }) => sccj,
    (maker) => words.some((word) => isMaker(index, maker, word)),
  );
  const left = made.length > 0 ? made : afterSpec;
  const size = tokens.find((token) => /\d(?:mg|g|ml|片|粒|袋|支|丸|贴|只|\*|%)/u.test(token));
  const maker = words.find((word) => MAKER.test(word));
  const doubts = [
    ...(sized.length === 0 && size !== undefined ? [`没有规格为 ${size} 的商品`] : []),
    ...(made.length === 0 && maker !== undefined ? [`没有${maker}的商品`] : []),
  ];
  return { goods: left, doubt: doubts.join("，") };
}

/** The goods with a text that passes; each text is looked at once. */
function having(
  goods: readonly GoodsRecord[],
  textOf: (goods: GoodsRecord) => string,
  passes: (text: string) => boolean,
): readonly GoodsRecord[] {
  const found = new Set([...new Set(goods.map(textOf))].filter(passes));
  return goods.filter((each) => found.has(textOf(each)));
}

function isMaker(index: SearchIndex, maker: string, token: string): boolean {
  const term = makersByName(index).get(maker);
  if (/\p{Script=Han}{2,}/u.test(token)) {
    const text = term?.text ?? maker;
    return text.includes(token) || token.includes(text);
  }
  if (!term || !/^[a-z][a-z0-9]+$/u.test(token)) return false;
  return [term.initials, term.letters].some((typed) => typed.startsWith(token));
}

const makersByName = memoize(
  ({ makers }: SearchIndex): ReadonlyMap<string, Term> => new Map(makers.map((term) => [term.name, term])),
);
