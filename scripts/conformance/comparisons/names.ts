import { ControlledAccess, Flag } from "#generated/enums.ts";
import { NO_RECORD } from "../flows/steps.ts";
import { namedFields } from "../probes/accepted.ts";
import { compare } from "./compare.ts";

/** Letters that no name and no text has. */
const NONSENSE = "qzxwvjk";
const FORM = "application/x-www-form-urlencoded";
const MOST = 3;
const NO_GOODS = { zh: "没有商品", en: "no goods" };

/** Sentences about searches, and names that nothing has. */
export const NAMES = [
  compare(
    "names-of-nothing",
    "A name that does not exist matches nothing: a list is empty, a change leaves it out, and the response is a success with the number of changes.",
    ["listGoods"],
    async (steps, judge) => {
      for (const query of [{ brand_id: NO_RECORD }, { sccj: NONSENSE }, { kx_url: NONSENSE }]) {
        const { data, exchange } = await steps.succeed("listGoods", { query });
        judge(exchange, "data.total", data.total === 0, { ...query, total: data.total });
      }
    },
  ),
  compare(
    "items-without-index",
    "Each `params[][goods_id]` begins an item of its own, so objects of several fields need an index.",
    ["matchGoods"],
    async (steps, judge) => {
      const exchange = await steps.call("matchGoods", {
        body: { lines: [{ text: "药", number: 1 }] },
        mediaType: FORM,
        encode: () => "lines[][text]=%E8%8D%AF&lines[][number]=1",
      });
      const named = namedFields(exchange);
      judge(exchange, "lines[]", named.includes("lines.1.text"), { named });
    },
  ),
  compare(
    "searched-articles",
    "Help articles and news that hold the words, in title or text, best first.",
    ["searchArticles", "listArticleCategories"],
    async (steps, judge) => {
      const { data: categories } = await steps.succeed("listArticleCategories");
      for (const { title } of categories.flatMap(({ articles = [] }) => articles).slice(0, MOST)) {
        const { data, exchange } = await steps.succeed("searchArticles", { query: { keywords: title } });
        judge(exchange, "data.list[0]", data.list[0]?.title === title, {
          keywords: title,
          first: data.list[0]?.title,
        });
      }
      const { data, exchange } = await steps.succeed("searchArticles", { query: { keywords: NONSENSE } });
      judge(exchange, "data.total", data.total === 0, { keywords: NONSENSE, total: data.total });
    },
  ),
  compare(
    "words-of-a-suggestion",
    "Several words are read as in the list, and fewer of them suggested where nothing has them all.",
    ["listGoods", "searchGoods"],
    async (steps, judge) => {
      const { data: page } = await steps.succeed("listGoods");
      const { name, ypgg } = steps.need(page.list[0], NO_GOODS);
      for (const keywords of [`${name} ${ypgg}`, `${name} ${NONSENSE}`]) {
        const { data: found } = await steps.succeed("listGoods", { query: { keywords } });
        const fewer = found.fewer_words?.map((each) => each.keywords) ?? [];
        const { data, exchange } = await steps.succeed("searchGoods", { query: { keywords } });
        const named = data.map((suggestion) => suggestion.name);
        const isRead = found.total > 0 ? named.length > 0 : fewer.every((each) => named.includes(each));
        judge(exchange, "data[].name", isRead, { keywords, total: found.total, fewer, named });
      }
    },
  ),
  compare(
    "offer-that-is-over",
    "The query names the offer under which it is looked at; where that offer is over, the response has the one that holds now.",
    ["listGoods", "getGoodsDetail"],
    async (steps, judge) => {
      const { data: page } = await steps.succeed("listGoods");
      const { id } = steps.need(page.list[0], NO_GOODS);
      const { data: now } = await steps.succeed("getGoodsDetail", { path: { id } });
      const { price, goods_price_id: offer } = now.goods;
      for (const query of [{ goods_price_id: NO_RECORD }, { goods_manjian_id: NO_RECORD }]) {
        const { data, exchange } = await steps.succeed("getGoodsDetail", { path: { id }, query });
        const seen = { price: data.goods.price, goods_price_id: data.goods.goods_price_id };
        const isNow = seen.price === price && seen.goods_price_id === offer;
        judge(exchange, "data.goods", isNow, { ...query, ...seen, now: price });
      }
    },
  ),
  compare(
    "special-member",
    "Sees and buys the controlled goods of every group without asking.",
    ["getCurrentUser", "getControlledZone"],
    async (steps, judge) => {
      const { data: user, exchange } = await steps.succeed("getCurrentUser");
      const { data: zone } = await steps.succeed("getControlledZone");
      const closed = zone.groups.filter(({ access }) => access !== ControlledAccess.Granted);
      judge(exchange, "data.is_special", user?.is_special !== Flag.Yes || closed.length === 0, {
        is_special: user?.is_special,
        closed: closed.map(({ url }) => url),
      });
    },
  ),
  compare(
    "lines-of-an-order-again",
    "Lists an order's goods as they are today, with old and current price, how many can be bought, and a substitute for what is gone.",
    ["listOrders", "getOrder", "getBuyAgainPreview"],
    async (steps, judge) => {
      const { data: orders } = await steps.succeed("listOrders");
      for (const { id } of orders.list.slice(0, MOST)) {
        const { data: order } = await steps.succeed("getOrder", { path: { id } });
        const { data, exchange } = await steps.succeed("getBuyAgainPreview", { path: { id } });
        const ordered = order.lines.map(({ goods_id: goods, number, price }) => [goods, number, price]);
        const again = data.lines.map((line) => [line.goods_id, line.last_number, line.last_price]);
        judge(exchange, "data.lines", String(again) === String(ordered), { again, ordered });
      }
    },
  ),
];
