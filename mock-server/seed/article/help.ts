import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ArticleRecord, FIXED_PAGES } from "#mock/domain/article/records.ts";
import { numberIn, oneOf, readTable } from "../read-table.ts";

const HERE = import.meta.dirname;

/** The category of articles that holds the help. */
export const HELP_CATEGORY = 3;

/** 证照与业务文件: the one article without a page of its own that the footer links to. */
export const DOCUMENTS_ARTICLE = 66;

/**
 * Holds what a shop must sanitise, harmless but visible at once where it is run; for its testers alone, so that no list
 * names it.
 */
export const UNSAFE_ARTICLE = 99;

/**
 * Every help article in the order of the help centre. One without a page of its own has the address of the first help
 * page, as the footer links to 66 (specification section 2).
 */
export const ARTICLES: readonly ArticleRecord[] = readTable(
  join(HERE, "help.csv"),
  ["id", "group", "page", "url", "title", "summary", "updatedAt", "file"],
  ({ id, group, page, url, title, summary, updatedAt, file }) => ({
    id: numberIn(id),
    page: page === "" ? null : oneOf(FIXED_PAGES, page),
    categoryId: numberIn(group),
    title,
    summary,
    url,
    content: `\n${readFileSync(join(HERE, "help", file), "utf8").trimEnd()}`,
    updatedAt,
  }),
);

type Group = { readonly id: number; readonly name: string; readonly articles: readonly ArticleRecord[] };

/** The groups of the help centre in order; the footer shows the first four. */
export const HELP_GROUPS: readonly Group[] = readTable(
  join(HERE, "help-groups.csv"),
  ["id", "name"],
  (cells) => {
    const id = numberIn(cells.id);
    return { id, name: cells.name, articles: ARTICLES.filter(({ categoryId }) => categoryId === id) };
  },
);
