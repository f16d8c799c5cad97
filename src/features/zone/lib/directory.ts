import type { Brand } from "#generated/model/index.ts";
import { describeQuery } from "#src/shared/lib/address-query.ts";
import { pinyinLetter } from "#src/shared/lib/pinyin.ts";

/** Brands per page of the directory. */
export const PAGE_SIZE = 24;

export type DirectoryQuery = {
  /** From 1; empty past the end. */
  page: number;
  /** Undefined shows every letter. */
  letter: string | undefined;
};

/** The letter is in the query of the address, the page in its path. */
export const directoryQuery = describeQuery({
  letter: (written) => (/^[A-Z#]$/.test(written) ? written : undefined),
});

/** The letters that have brands, `#` last. */
export function lettersOf(brands: readonly Brand[]): string[] {
  const letters = [...new Set(brands.map(({ name }) => pinyinLetter(name)))];
  return letters.toSorted((a, b) => (a === "#" ? 1 : b === "#" ? -1 : a < b ? -1 : 1));
}

/** A page of the directory. Without a letter the brands keep the server's order, which is by weight. */
export function pageOfDirectory(brands: readonly Brand[], { page, letter }: DirectoryQuery) {
  const found = letter ? brands.filter(({ name }) => pinyinLetter(name) === letter) : brands;
  return { total: found.length, shown: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}
