import { memoize } from "#mock/domain/common/memoize.ts";
import type { GoodsRecord } from "../../records.ts";
import { goodsIdOf } from "../barcode.ts";
import { normalize } from "./normalize.ts";
import type { SearchIndex } from "./search-index.ts";

/** The goods id of a barcode in a text, also within the 14 digits of a case's label; undefined without one. */
export const scannedId = (text: string): number | undefined =>
  goodsIdOf(/(?<!\d)0?(\d{13})(?!\d)/u.exec(text)?.[1] ?? "");

/** The goods id that is written as such: `#7`, `编号7`, or a number alone. */
export function writtenId(text: string): { readonly id: number; readonly isMarked: boolean } | undefined {
  const [, mark, digits] = /^(#|no\.?|编号|商品编号)?:?(\d{1,9})$/u.exec(text) ?? [];
  return digits === undefined ? undefined : { id: Number(digits), isMarked: mark !== undefined };
}

/** `h20031234` of a normalized approval number; undefined if there is none. */
export const bareNumber = (text: string): string | undefined => /[a-z]\d{8}/u.exec(text)?.[0];

/** The goods with a normalized approval number, as it is or without its Chinese prefix. */
export function goodsApprovedAs(index: SearchIndex, text: string): readonly GoodsRecord[] {
  const number = bareNumber(text) ?? text;
  const approved = approvals(index).get(number) ?? [];
  return text === number ? approved : approved.filter(({ pzwh }) => normalize(pzwh) === text);
}

/** Goods by approval number, without its Chinese prefix where it has one; built on first use. */
const approvals = memoize((index: SearchIndex): ReadonlyMap<string, readonly GoodsRecord[]> => {
  const approved = index.ordered("default").filter(({ pzwh }) => pzwh !== "");
  return Map.groupBy(approved, ({ pzwh }) => bareNumber(normalize(pzwh)) ?? normalize(pzwh));
});

/** The approval numbers by goods id, normalized for search (`国药准字h20031234`); built on first use. */
export const approvalTexts = memoize((index: SearchIndex): readonly (string | undefined)[] => {
  const texts: string[] = [];
  for (const { id, pzwh } of index.ordered("default")) texts[id] = normalize(pzwh);
  return texts;
});
