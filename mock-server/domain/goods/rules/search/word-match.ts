import { GoodsSearchType } from "#generated/enums.ts";
import type { GoodsRecord } from "../../records.ts";
import { approvalTexts, goodsApprovedAs, scannedId, writtenId } from "./identifiers.ts";
import { isNearTo } from "./near.ts";
import type { SearchIndex, Term } from "./search-index.ts";
import { containsSpec, notationOf } from "./spec-notation.ts";
import { matcherOf, placeIn } from "./term-match.ts";

/** The goods that a word finds, by id. */
export type WordMatch = {
  /** The match score of the best field of the goods, 0 if none matches. */
  readonly scores: Uint8Array;
  /** 1 where a field has it that the type of the search is about. */
  readonly ofType: Uint8Array;
};

/** The fields of goods, by how much they say of what is searched for; each has three places. */
const FIELDS = { spec: 1, maker: 4, alias: 7, name: 10, identifier: 13 } as const;
type Field = keyof typeof FIELDS;

/** At least one word of a search has to be in a field that its type is about; identifiers always count. */
const FIELDS_OF_TYPE: Readonly<Record<GoodsSearchType, readonly Field[]>> = {
  [GoodsSearchType.Name]: ["name", "alias", "spec", "identifier"],
  [GoodsSearchType.Maker]: ["maker", "identifier"],
  [GoodsSearchType.ApprovalNumber]: ["identifier"],
};

/** The fields in which terms are searched. */
const termsOf = ({ names, aliases, makers }: SearchIndex): readonly [Field, readonly Term[]][] => [
  ["name", names],
  ["alias", aliases],
  ["maker", makers],
];

/** The goods that have a word in a field; undefined where none has. A number alone may be the id of goods. */
export function matchWord(
  index: SearchIndex,
  word: string,
  type: GoodsSearchType | undefined,
  isAlone: boolean,
): WordMatch | undefined {
  const { mark, match } = marking(index, type);
  const scanned = scannedId(word);
  if (scanned !== undefined) {
    if (scanned <= index.largestId) mark("identifier", 2, [{ id: scanned }]);
    return match();
  }
  const written = writtenId(word);
  if (written && (written.isMarked || isAlone) && written.id <= index.largestId && written.id > 0)
    mark("identifier", 2, [written]);
  if (MAY_BE_APPROVAL.test(word)) mark("identifier", 2, goodsApprovedAs(index, word));
  if (type === GoodsSearchType.ApprovalNumber)
    for (const [id, text] of approvalTexts(index).entries())
      if (text?.includes(word)) mark("identifier", 1, [{ id }]);
  const passes = matcherOf(word);
  for (const [field, terms] of termsOf(index))
    for (const term of terms) if (passes(term)) mark(field, placeIn(term, word), term.goods);
  if (IS_OF_SPEC.test(word)) {
    const part = notationOf(word);
    for (const spec of index.specs.values())
      if (containsSpec(spec, part)) mark("spec", spec.plain === part.plain ? 2 : 0, spec.goods);
  }
  return match();
}

/** Every approval number has a year or more; others need not be looked up. */
const MAY_BE_APPROVAL = /\d{4}/u;

/** Letters alone are initials rather than a unit, and one character alone is the form of a name. */
const IS_OF_SPEC = /\d|\p{Script=Han}{2}/u;

/** The goods that a word means with one mistake; undefined where there are none. */
export function matchNearly(
  index: SearchIndex,
  word: string,
  type: GoodsSearchType | undefined,
): WordMatch | undefined {
  if (type === GoodsSearchType.ApprovalNumber) return undefined;
  const { mark, match } = marking(index, type);
  const passes = isNearTo(word);
  for (const [field, terms] of termsOf(index))
    for (const term of terms) if (passes(term)) mark(field, 0, term.goods);
  return match();
}

function marking({ largestId }: SearchIndex, type: GoodsSearchType | undefined) {
  const scores = new Uint8Array(largestId + 1);
  const ofType = new Uint8Array(largestId + 1);
  let isMet = false;
  const mark = (field: Field, place: 0 | 1 | 2, goods: readonly Pick<GoodsRecord, "id">[]) => {
    const score = FIELDS[field] + place;
    const isOfType = type === undefined || FIELDS_OF_TYPE[type].includes(field);
    for (const { id } of goods) {
      if (score > (scores[id] ?? 0)) scores[id] = score;
      if (isOfType) ofType[id] = 1;
    }
    isMet ||= goods.length > 0;
  };
  return { mark, match: (): WordMatch | undefined => (isMet ? { scores, ofType } : undefined) };
}
