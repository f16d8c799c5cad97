import type { Goods } from "#generated/model/index.ts";
import { plainText } from "#src/shared/lib/written.ts";

/** Another name by which goods were searched for, and the generic names of the goods that it found. */
type AliasMeant = { name: string; generics: string[] };

/** The longest alias of listed goods that keywords have in them; undefined where a name has it as well, or none has. */
export function aliasMeant(
  goods: readonly Pick<Goods, "name" | "aliases">[],
  keywords: string,
): AliasMeant | undefined {
  const words = folded(keywords);
  const isMeant = (alias: string) => words.includes(folded(alias));
  const name = goods
    .flatMap(({ aliases = [] }) => aliases.filter(isMeant))
    .reduce((longest, alias) => (alias.length > longest.length ? alias : longest), "");
  const called = goods.filter(({ aliases }) => aliases?.includes(name) === true);
  if (called.length === 0 || goods.some((each) => words.includes(folded(each.name)))) return undefined;
  return { name, generics: [...new Set(called.map((each) => each.name))] };
}

const folded = (text: string): string => plainText(text).toLowerCase().replaceAll(/\s/gu, "");
