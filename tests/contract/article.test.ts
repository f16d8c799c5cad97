import { describe, expect, it } from "vitest";
import type { HelpArticle } from "#generated/model/helpArticle.ts";
import type { NewsSummary } from "#generated/model/newsSummary.ts";
import { expectError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

type Page<T> = { list: T[]; total: number; page: number; page_size: number };

const PAGES = [
  "hyzc",
  "gwzn",
  "aqgy",
  "wzzz",
  "yhxy",
  "zskf",
  "link",
  "ddzf",
  "hwps",
  "ypth",
  "yx_rule",
  "privacy",
];

describe("help", () => {
  it.each(PAGES)("the page %s has a text worth reading", async (code) => {
    const world = await mock.world();
    const page = expectSuccess("getArticlePage", await world.get(`/api/article/page/${code}`));
    expect(page.content.replaceAll(/<[^>]+>/gu, "").length).toBeGreaterThan(200);
    expect(page.content).toMatch(/<h[23]>/u);
    expect(page.content).toMatch(/<table|<ul|<ol/u);
    const again = expectSuccess("getArticle", await world.get(`/api/article/${page.id}`));
    expect(again).toEqual(page);
  });

  it("has the licence documents under 66, with pictures of the host that was asked", async () => {
    const world = await mock.world();
    const article = expectSuccess("getArticle", await world.get("/api/article/66"));
    expect(article).toMatchObject({ title: "证照与业务文件", category_id: 31, category_name: "新手指南" });
    expect(article.content).toContain(`<img src="${mock.urls.main}/images/ads/94.svg"`);
  });

  it("lists the articles of a category, and none of an unknown one", async () => {
    const world = await mock.world();
    const list = async (id: number) =>
      expectSuccess("listServiceArticles", await world.get(`/api/article/list?category_id=${id}`));
    expect((await list(31)).map(({ id, url }) => [id, url])).toContainEqual([66, "/help/xrzn/hyzc?id=66"]);
    expect(await list(999)).toEqual([]);
    expect((await list(35)).map(({ id }) => id)).toEqual([73, 74, 81, 82]);
  });

  it("holds one article full of what has to be sanitized, and only that one", async () => {
    const world = await mock.world();
    const nasty = expectSuccess("getArticle", await world.get("/api/article/99"));
    expect(nasty.title).toContain("测试");
    for (const part of ["<script>", "onerror=", "javascript:", "onclick=", "<iframe", "<style>"]) {
      expect(nasty.content).toContain(part);
    }
    for (const code of PAGES) {
      const { content } = (await world.get<HelpArticle>(`/api/article/page/${code}`)).body.data;
      expect(content).not.toMatch(/<script|\son\w+=|javascript:/u);
    }
  });

  it("says that an article or a page is not there", async () => {
    const world = await mock.world();
    expectError(await world.get("/api/article/12345"), 404);
    expectError(await world.get("/api/article/page/nothing"), 422, ["code"]);
    expectError(await world.get("/api/article/list"), 422, ["category_id"]);
  });
});

describe("search in articles", () => {
  const search = async (keywords: string, more = "") => {
    const world = await mock.world();
    const path = `/api/article/search?keywords=${encodeURIComponent(keywords)}${more}`;
    return expectSuccess("searchArticles", await world.get(path));
  };

  it("finds help and news, those with the word in the title first", async () => {
    const { list, total } = await search("退换");
    expect(list[0]?.title).toBe("药品退换");
    expect(total).toBeGreaterThan(2);
    const inTitle = list.map(({ title }) => title.includes("退换"));
    expect(inTitle.lastIndexOf(true)).toBeLessThan(inTitle.indexOf(false));
    // A match in a heading comes before a newer one in the text.
    const licences = (await search("冷链")).list;
    expect(licences.map(({ updated_at: at }) => at)).not.toEqual(
      licences
        .map(({ updated_at: at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect((await search("追溯码")).list.map(({ url }) => url)).toEqual(
      expect.arrayContaining(["/help/xrzn/aqgy", expect.stringMatching(/^\/news\/info\/\d+\/hy$/u)]),
    );
  });

  it("wants every word, whatever its width and case, and does not search in the markup", async () => {
    expect((await search("电子发票 冲红")).list.map(({ title }) => title)).toContain("电子发票说明");
    expect((await search("电子发票 阿胶冲红")).total).toBe(0);
    expect((await search("ｇｓｐ")).total).toBe((await search("GSP")).total);
    expect((await search("tbody")).total).toBe(0);
    expect((await search("未过滤：script")).total).toBe(0);
  });

  it("comes in pages, empty past the end", async () => {
    const all = await search("药品");
    const second = await search("药品", "&page=2&page_size=3");
    expect(second.list).toEqual(all.list.slice(3, 6));
    expect(await search("药品", "&page=900")).toEqual({
      list: [],
      total: all.total,
      page: 900,
      page_size: 20,
    });
  });

  it("refuses an empty word", async () => {
    expectError(await (await mock.world()).get("/api/article/search?keywords="), 422, ["keywords"]);
  });
});

describe("news", () => {
  it.each(["hy", "company"])(
    "lists %s: more than twenty, newest first, each with its neighbors",
    async (type) => {
      const world = await mock.world();
      const news = expectSuccess("listNews", await world.get(`/api/news?type=${type}&page_size=100`));
      expect(news.total).toBeGreaterThan(20);
      expect(news.list.every((item) => item.type === type)).toBe(true);
      const times = news.list.map(({ published_at }) => published_at);
      expect(times).toEqual(times.toSorted().toReversed());
      for (const [index, { id }] of news.list.entries()) {
        const item = expectSuccess("getNews", await world.get(`/api/news/${id}`));
        expect(item.next?.id).toBe(news.list[index - 1]?.id);
        expect(item.previous?.id).toBe(news.list[index + 1]?.id);
        expect(item.content).toContain("<table>");
      }
    },
  );

  it("is paginated, with both kinds if no type is given", async () => {
    const world = await mock.world();
    const { list, total } = (await world.get<Page<NewsSummary>>("/api/news?page_size=5&page=2")).body.data;
    expect(total).toBeGreaterThan(40);
    expect(list).toHaveLength(5);
    expect(new Set(list.map(({ type }) => type)).size).toBe(2);
  });

  it("is published by the world's clock", async () => {
    const world = await mock.world();
    const first = async () => (await world.get<Page<NewsSummary>>("/api/news?type=hy")).body.data.list[0];
    const before = await first();
    expectError(await world.get("/api/news/801"), 404);
    await world.control.clock.advance("3d");
    expect((await first())?.id).toBe(801);
    const item = expectSuccess("getNews", await world.get("/api/news/801"));
    expect(item.previous?.id).toBe(before?.id);
  });

  it("returns 404 for an unknown item", async () => {
    expectError(await (await mock.world()).get("/api/news/12345"), 404);
  });
});
