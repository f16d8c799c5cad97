import { describe, expect, test } from "vitest";
import { NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import type { Content, Seed } from "#mock/domain/seed.ts";
import type { ArticleRecord, NewsRecord } from "../records.ts";
import { publishedNews } from "./news.ts";
import { searchArticles } from "./search.ts";

const help = (id: number, change: Partial<ArticleRecord> = {}): ArticleRecord => ({
  id,
  page: null,
  categoryId: 3,
  title: "帮助",
  summary: "",
  url: `/help/${id}`,
  content: "",
  updatedAt: "2026-11-01 08:00:00",
  ...change,
});
const news = (id: number, change: Partial<NewsRecord> = {}): NewsRecord => ({
  id,
  type: "hy",
  title: "新闻",
  summary: "",
  source: "",
  content: "",
  adId: 0,
  publishedAt: NOW,
  views: 0,
  ...change,
});
const world = (helpArticles: readonly ArticleRecord[], items: readonly NewsRecord[] = []) =>
  worldWith({ content: { helpArticles, news: items } as Partial<Content> as Seed["content"] });
const found = (keywords: string, ...of: Parameters<typeof world>) =>
  searchArticles(world(...of), keywords).map(({ id }) => id);

describe("help and news are found", () => {
  test("by a word of their title, summary or text, and not by others", () => {
    const items = [
      help(1, { title: "发票说明" }),
      help(2, { summary: "如何申请发票" }),
      help(3, { content: "<p>开具<b>发票</b></p>" }),
      help(4, { title: "配送" }),
    ];
    expect(found("发票", items)).toEqual([1, 2, 3]);
    expect(found("运费", items)).toEqual([]);
  });

  test("when they have every word", () => {
    const items = [
      help(1, { title: "发票", content: "税号" }),
      help(2, { title: "发票" }),
      help(3, { title: "税号" }),
    ];
    expect(found("发票 税号", items)).toEqual([1]);
  });

  test("whatever the case and width of a word", () =>
    expect(found("ＧＳＰ", [help(1, { title: "gsp 认证" })])).toEqual([1]));

  test("not by tags, styles and scripts in their text", () => {
    const content =
      '<style>.red { color: red }</style><p class="note">药</p><script>\nalert(1)\n</script><p>房</p>';
    const items = [help(1, { content })];
    for (const word of ["red", "note", "alert", "script"])
      expect([word, found(word, items)]).toEqual([word, []]);
    expect(found("药", items)).toEqual([1]);
    expect(found("房", items)).toEqual([1]);
  });

  test("by a word that a tag divides, but not by one in another order", () => {
    const items = [help(1, { content: "<p>大<b>药</b>房</p>" })];
    expect(found("大药房", items)).toEqual([1]);
    expect(found("房药", items)).toEqual([]);
  });

  test.each(["", "  "])("not at all by %j", (keywords) => expect(found(keywords, [help(1)])).toEqual([]));
});

describe("results come", () => {
  test("with the word in the title first, then by how often it is named", () => {
    const items = [
      help(1, { content: "发票" }),
      help(2, { content: "发票，发票，发票" }),
      help(3, { title: "发票" }),
      help(4, { title: "发票", content: "发票" }),
    ];
    expect(found("发票", items)).toEqual([4, 3, 2, 1]);
  });

  test("the newer first of what is named as often, help and news together", () => {
    const content = "发票";
    const items = [help(1, { content }), help(2, { content, updatedAt: "2026-11-20 08:00:00" })];
    expect(found("发票", items, [news(3, { content })])).toEqual([3, 2, 1]);
  });

  test("from the moment on at which it is published", () => {
    const items = [
      help(1, { title: "发票", updatedAt: "2026-11-21 10:00:00" }),
      help(2, { title: "发票", updatedAt: "2026-11-21 10:00:01" }),
    ];
    expect(found("发票", items)).toEqual([1]);
  });
});

describe("the news", () => {
  const items = [
    news(1, { publishedAt: NOW - 1000 }),
    news(2, { type: "company" }),
    news(3, { publishedAt: NOW + 1 }),
    news(4),
  ];
  test.each([
    ["of both kinds", undefined, [4, 2, 1]],
    ["of the industry", "hy", [4, 1]],
    ["of the shop", "company", [2]],
  ] as const)("%s are those that have come out, newest first", (_case, type, ids) =>
    expect(publishedNews(world([], items), type).map(({ id }) => id)).toEqual(ids),
  );
});
