import { ArticleCode } from "#generated/enums.ts";
import type { ArticleRecord, HelpGroup } from "#mock/domain/article/records.ts";
import { withFacts } from "#mock/domain/common/facts.ts";
import { readText } from "#mock/project-files.ts";
import { numberIn, oneOf, readTable } from "../read-table.ts";
import { PAPERS } from "./papers.ts";

/**
 * Every help article in the order of the help center. One without a page of its own has the address of the first help
 * page, as the footer links to 66 (specification section 2).
 */
export const ARTICLES: readonly ArticleRecord[] = readTable(
  "mock-server/seed/article/help.csv",
  ["id", "group", "page", "url", "title", "summary", "updatedAt", "file"],
  ({ id, group, page, url, title, summary, updatedAt, file }) => ({
    id: numberIn(id),
    page: page === "" ? null : oneOf(Object.values(ArticleCode), page),
    categoryId: numberIn(group),
    title,
    summary,
    url,
    content: `\n${withFacts(readText(`mock-server/seed/article/help/${file}`).trimEnd(), { papers: PAPERS })}`,
    updatedAt,
  }),
);

/** The groups of the help center in order; the footer shows the first four. */
export const HELP_GROUPS: readonly HelpGroup[] = readTable(
  "mock-server/seed/article/help-groups.csv",
  ["id", "name"],
  (cells) => {
    const id = numberIn(cells.id);
    return { id, name: cells.name, articles: ARTICLES.filter(({ categoryId }) => categoryId === id) };
  },
);
