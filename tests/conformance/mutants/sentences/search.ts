import type { CommonData } from "#generated/model/commonData.ts";
import type { GoodsDetail } from "#generated/model/goodsDetail.ts";
import type { GoodsSuggestion } from "#generated/model/goodsSuggestion.ts";
import type { ListGoods200Data } from "#generated/model/listGoods200Data.ts";
import { editData, mendCall } from "../twists.ts";
import type { Twist } from "../wire.ts";
import { editAll, isVisitor } from "./edit-records.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

/** Changes a page of goods, told the filters it is of. */
const editPage = (change: (page: ListGoods200Data, query: URLSearchParams) => void): Twist =>
  editData<ListGoods200Data>((page, { query }) => change(page, query));

/** The list of goods, its filters and suggestions, and the page of one product. */
export const SEARCH: readonly SentenceMutant[] = [
  {
    sentence: "Ignored when prices are hidden from the viewer.",
    at: "listGoods",
    user: "newbie",
    twist: () =>
      editPage((page, query) => {
        if (page.list[0]?.price !== null || !(query.has("price_min") || query.has("price_max"))) return;
        page.list = [];
        page.total = 0;
        page.brands = [];
        page.makers = [];
      }),
  },
  {
    sentence:
      "The orders by price and unit price are the default order when prices are hidden from the viewer.",
    at: "listGoods",
    twist: () =>
      mendCall((call) => {
        if (isVisitor(call) && /price/.test(call.query.get("sort") ?? "")) call.query.set("sort", "new");
      }),
  },
  {
    sentence:
      "By unit price goods of one `substance` come together, ordered by the price of one gram, then goods of one unit by that of one unit, and goods without `pack_content` last.",
    at: "listGoods",
    twist: () =>
      mendCall((call) => {
        if (call.query.get("sort") === "unit_price") call.query.set("sort", "price");
      }),
  },
  {
    sentence:
      "The brands of all goods that the other filters find, whichever brand is chosen, those with the most goods first.",
    at: "listGoods",
    twist: () => editPage(({ brands }) => void brands?.reverse()),
  },
  {
    sentence:
      "The makers of all goods that the other filters find, whichever maker is chosen, those with the most goods first.",
    at: "listGoods",
    twist: () =>
      editPage((page, query) => {
        const chosen = query.get("sccj");
        if (chosen) page.makers = (page.makers ?? []).filter(({ value }) => value === chosen);
      }),
  },
  {
    sentence:
      "1 when nothing has the keywords as written, and the list is of what differs from them by one letter of the pinyin or initials or one character, or has a name in pieces.",
    at: "listGoods",
    twist: () =>
      editPage((page, query) => {
        if (query.has("keywords") && page.total > 0) page.is_near = page.is_near ? 0 : 1;
      }),
  },
  {
    sentence:
      "Where no goods have all the keywords, those searches that leave out the fewest; empty otherwise.",
    at: "listGoods",
    twist: () =>
      editPage((page, query) => {
        const keywords = query.get("keywords")?.trim();
        if (keywords && page.total > 0) page.fewer_words = [{ keywords, dropped: "片", number: page.total }];
      }),
  },
  {
    sentence: "Searching for it with the same filters finds the goods.",
    at: "listGoods",
    twist: () =>
      editPage(({ fewer_words: fewer = [] }) => {
        for (const search of fewer) search.keywords = "qqqq9999";
      }),
  },
  {
    sentence: "How many goods the word finds.",
    at: "searchGoods",
    judged: ["searchGoods", "listGoods"],
    twist: () => editAll<GoodsSuggestion>((suggestion) => void (suggestion.number += 1)),
  },
  {
    sentence: "Only for buyers who see prices, those bought before first, ahead of the words.",
    at: "searchGoods",
    twist: () =>
      editData<GoodsSuggestion[]>((all) => [
        ...all.filter(({ goods }) => !goods),
        ...all.filter(({ goods }) => goods),
      ]),
  },
  {
    sentence:
      "The query names the offer under which it is looked at; where that offer is over, the response has the one that holds now.",
    at: "getGoodsDetail",
    twist: () =>
      editData<GoodsDetail>(({ goods }, { query }) => {
        const asked = Number(query.get("goods_price_id"));
        if (asked) goods.goods_price_id = asked;
      }),
  },
  {
    sentence: "Null unless the goods are in a flash sale that is on or comes next.",
    at: "getGoodsDetail",
    twist: () =>
      editData<GoodsDetail>((detail) => {
        // It ended on 1 November 2026.
        detail.spike ??= {
          id: detail.goods.id,
          status: 3,
          price: detail.goods.price ?? null,
          starts_at: 1_793_491_200,
          ends_at: 1_793_505_599,
          total: 100,
          sold: 40,
          limit: 0,
        };
      }),
  },
  {
    sentence: "Empty for text only.",
    at: "getCommonData",
    twist: () =>
      editData<CommonData>(({ nav }) => {
        for (const item of nav) item.image ||= "无";
      }),
  },
];
