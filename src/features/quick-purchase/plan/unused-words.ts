import type { Goods } from "#generated/model/index.ts";
import { plainText } from "#src/shared/lib/written.ts";

type Named = Pick<Goods, "id" | "name" | "ypgg" | "sccj" | "pzwh" | "aliases">;

/**
 * Words that say nothing about the goods, or identify them by something that is not shown: initials, codes and
 * barcodes.
 */
const OTHER_NAME = /^[a-z]+$|^[#\d]+$|^[\p{P}\p{S}]*$/iu;

/** The words of a line that its goods do not have: another brand, a wish, the name of other goods. */
export function unusedWords(text: string, goods: Named): string[] {
  const fields = [goods.name, ...(goods.aliases ?? []), goods.ypgg, goods.sccj, goods.pzwh ?? ""]
    .map(comparable)
    .filter(Boolean);
  const numbers = new Set(numbersIn(goods.ypgg));
  return plainText(text)
    .split(/[\s,;、|()[\]【】]+/u)
    .filter((word) => {
      const rest = fields.reduce((left, field) => left.replace(field, " "), comparable(word));
      const parts = rest.split(/\s+/u).filter((part) => !OTHER_NAME.test(part));
      return !parts.every((part) => fields.some((field) => field.includes(part)) || isSize(part, numbers));
    });
}

/** A size in other words: `0.25*24s`, `250mg×24粒` for `0.25g*24粒`. */
function isSize(word: string, numbers: ReadonlySet<number>): boolean {
  const found = numbersIn(word);
  return (
    found.length > 0 && !/\p{Script=Han}{2,}/u.test(word) && found.every((number) => numbers.has(number))
  );
}

/** The numbers of a specification; milligrams as grams. */
const numbersIn = (text: string): number[] =>
  Array.from(
    comparable(text).matchAll(/(\d+(?:\.\d+)?)(mg|毫克)?/gu),
    ([, number, isMilli]) => Number(number) / (isMilli === undefined ? 1 : 1000),
  );

const comparable = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replaceAll(/\s/gu, "")
    .replaceAll(/[×x](?=\d)/gu, "*");
