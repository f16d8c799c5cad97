import { Flag, GoodsMatchStatus, GoodsZone, InsuranceClass, SpikeStatus } from "#generated/enums.ts";
import type { FastBuyItem } from "#generated/model/fastBuyItem.ts";
import type { FavoriteItem } from "#generated/model/favoriteItem.ts";
import type { Goods } from "#generated/model/goods.ts";
import type { GoodsDetail } from "#generated/model/goodsDetail.ts";
import type { GoodsMatch } from "#generated/model/goodsMatch.ts";
import type { GoodsSuggestion } from "#generated/model/goodsSuggestion.ts";
import type { ListGoods200Data } from "#generated/model/listGoods200Data.ts";
import type { ListNews200Data } from "#generated/model/listNews200Data.ts";
import { fen } from "../../api-client/amounts.ts";
import { isPriceAt } from "./ladder.ts";
import { about, falls, rises } from "./law.ts";

const NUMBER_OF_MATCH =
  "As the goods allow it: raised to the multiple, cut to limit and stock; as written where there are several candidates; 0 where none was requested.";
/** The form of matchGoods. */
type Plan = { readonly lines?: readonly { readonly number?: string }[] };

const WELFARE_PERCENT = 94;
const MOST_SUGGESTED = 10;
const MOST_HOT = 20;
const MOST_PRICES = 20;

const numbers = (options: readonly { readonly number: number }[]) => options.map(({ number }) => number);

type Priced = Pick<Goods, "pack_content" | "price">;

/** By unit price: goods of one substance stand together, then those of one unit, at the end those of none. */
function areByContent(list: readonly Priced[], direction: 1 | -1): boolean {
  const keys = list.map(({ pack_content: content }) =>
    content?.substance ? `1 ${content.substance.name}` : content ? `2 ${content.unit}` : "3",
  );
  const runs = keys.filter((key, index) => key !== keys[index - 1]);
  const isOrdered = list.every(
    (goods, index) => keys[index] !== keys[index - 1] || isCheaper(list[index - 1], goods, direction),
  );
  return new Set(runs).size === runs.length && rises(runs.map((run) => Number(run[0]))) && isOrdered;
}

/** Half a 分 of a gram or unit, for those who round it. */
const ROUNDED = 0.5;

function isCheaper(before: Priced | undefined, after: Priced, direction: 1 | -1): boolean {
  const [a, b] = [before, after].map((goods) => {
    const content = goods?.pack_content;
    return goods?.price && content
      ? fen(goods.price) / (content.substance?.grams ?? content.number)
      : undefined;
  });
  return a === undefined || b === undefined || (b - a) * direction >= -ROUNDED;
}

/** Sentences about goods, their list and their search. */
export const GOODS = [
  ...about<Goods>(
    "Goods",
    [
      "Null where `ypgg` does not say it, or where one pack holds one unit.",
      "pack_content",
      ({ pack_content: content }) => content?.number !== 1,
    ],
    [
      "Null when this visitor may not see prices; `price_hint` then says why.",
      "price_hint",
      ({ base_price: base, price, price_hint: hint }) =>
        (base === null) === (price === null) && (base !== null || hint !== ""),
    ],
    [
      "Empty when prices are hidden.",
      "ladder_price",
      ({ base_price: price, ladder_price: tiers }) => price !== null || tiers.length === 0,
    ],
    [
      "The price of one unit for this buyer at the minimum quantity; null when prices are hidden.",
      "price",
      ({ base_price: base, price }) => (base === null) === (price === null),
    ],
    [
      "Empty when the price is shown.",
      "price_hint",
      ({ price, price_hint: hint }) => price === null || hint === "",
    ],
    [
      "Empty when the goods can be bought.",
      "no_buy_reason",
      ({ is_buy: isBuy, number, limit_number: limit, limit_left: left, no_buy_reason: reason }) =>
        reason === "" || isBuy === Flag.No || number === 0 || (limit > 0 && left === 0),
    ],
    [
      "Per buyer for the time of the offer; 0 means no limit.",
      "limit_number",
      ({ limit_number: limit, limit_left: left }) => limit >= left,
    ],
    [
      "0 when there is no limit; for a visitor the whole limit.",
      "limit_left",
      ({ limit_number: limit, limit_left: left }, { isVisitor }) =>
        left === limit || (limit > 0 && !isVisitor),
    ],
    [
      "What the maker suggests for one unit; null where it suggests nothing, and when prices are hidden.",
      "retail_price",
      ({ price, retail_price: retail }) => price !== null || retail === null,
    ],
    [
      "The code of this pack in the national catalogue; empty outside it.",
      "insurance_code",
      ({ insurance, insurance_code: code }) => (insurance === InsuranceClass.None) === (code === ""),
    ],
    [
      "1 for compounds with ephedrine or pseudoephedrine, which have a `limit_number` and `licensed_address_only`.",
      "is_ephedrine",
      ({ is_ephedrine: isCompound, limit_number: limit, licensed_address_only: isBound }) =>
        isCompound === Flag.No || (limit > 0 && isBound === Flag.Yes),
    ],
    [
      "How many of it are in this buyer's cart.",
      "cart_number",
      ({ cart_number: number }, { isVisitor }) => !isVisitor || number === 0,
    ],
    [
      "With the four fields below, 0 and null for a visitor.",
      "bought",
      (goods, { isVisitor }) =>
        !isVisitor ||
        (goods.bought === Flag.No &&
          goods.last_price === null &&
          goods.last_bought_at === null &&
          goods.last_number === 0 &&
          goods.monthly_number === 0),
    ],
    [
      "Null when prices are hidden from the buyer, too.",
      "last_price",
      ({ price, last_price: last }) => price !== null || last === null,
    ],
  ),
  ...about<GoodsDetail>("GoodsDetail", [
    "Null unless the goods are in a flash sale that is on or comes next.",
    "spike",
    ({ spike }) => spike?.status !== SpikeStatus.Ended,
  ]),
  ...about<ListGoods200Data>(
    "listGoods",
    [
      "The price of one unit for this buyer at the minimum quantity; null when prices are hidden.",
      "list",
      ({ list }) =>
        list.every(
          (goods) =>
            goods.price === null || goods.goods_price_id > 0 || isPriceAt(goods.price, goods, goods.zbz),
        ),
    ],
    [
      "The storewide price: 94 % of the ordinary one, floored to the fen.",
      "list",
      ({ list }, { query }) =>
        query.zone !== GoodsZone.welfare ||
        list.every(
          ({ base_price: base, price }) =>
            base === null || price === null || fen(price) <= Math.floor((fen(base) * WELFARE_PERCENT) / 100),
        ),
    ],
    [
      "In the default order what this buyer has bought before comes first, as far as it is available, then the available goods that have the keywords in the best field (name before aliases, maker and specification).",
      "list",
      ({ list }, { query: { sort = "default" } }) =>
        sort !== "default" ||
        falls(
          list.filter((goods) => goods.is_buy === Flag.Yes && goods.number > 0).map(({ bought }) => bought),
        ),
    ],
    [
      "By unit price goods of one `substance` come together, ordered by the price of one gram, then goods of one unit by that of one unit, and goods without `pack_content` last.",
      "list",
      ({ list }, { query }) =>
        query.sort !== "unit_price" ||
        list.some(({ price }) => price === null) ||
        areByContent(list, query.order === "desc" ? -1 : 1),
    ],
    [
      "The brands of all goods that the other filters find, whichever brand is chosen, those with the most goods first.",
      "brands",
      ({ brands }) => falls(numbers(brands)),
    ],
    [
      "The makers of all goods that the other filters find, whichever maker is chosen, those with the most goods first.",
      "makers",
      ({ makers }) => falls(numbers(makers)),
    ],
    [
      "Where no goods have all the keywords, those searches that leave out the fewest; empty otherwise.",
      "fewer_words",
      ({ total, fewer_words: fewer }) => total === 0 || fewer.length === 0,
    ],
  ),
  ...about<GoodsSuggestion[]>(
    "searchGoods",
    [
      "Suggestions for the search box: names or makers that the text may mean, by name, alias or pinyin, at most ten; what differs from the text by one letter or character comes last.",
      "",
      (suggestions) => suggestions.filter(({ goods }) => goods === null).length <= MOST_SUGGESTED,
    ],
    [
      "Only for buyers who see prices, those bought before first, ahead of the words.",
      "",
      (suggestions) => {
        const goods = suggestions.map((one) => one.goods);
        const found = goods.filter((one) => one !== null);
        return (
          found.every(({ price }) => price !== null) &&
          falls(goods.map((one) => Number(one !== null))) &&
          falls(found.map(({ bought }) => bought))
        );
      },
    ],
  ),
  ...about<Goods[]>("listHotGoods", [
    "Best-selling products that can be bought, best first, at most twenty.",
    "",
    (list) => list.length <= MOST_HOT && falls(list.map(({ sales }) => sales)),
  ]),
  ...about<FastBuyItem>(
    "FastBuyItem",
    [
      "Today's price of the same quantity less the last one, in 元; negative when it has become cheaper; null when prices are hidden.",
      "price_change",
      ({ goods, price_change: change, last_price: last, last_number: number }) =>
        change === null || goods.price === null
          ? change === goods.price
          : goods.goods_price_id > 0 || isPriceAt(last + change, goods, number),
    ],
    [
      "The average quantity bought at a time, raised to the multiple.",
      "suggested_number",
      ({ goods, times, total_number: total, suggested_number: suggested }) =>
        suggested % goods.zbz === 0 &&
        suggested >= Math.floor(total / times) &&
        suggested < total / times + goods.zbz,
    ],
    [
      "Oldest first, at most the last twenty.",
      "prices",
      ({ prices }) => prices.length <= MOST_PRICES && rises(prices.map(({ bought_at: time }) => time)),
    ],
  ),
  ...about<GoodsMatch[]>(
    "matchGoods",
    [
      "Every line has its result, in order; nothing is dropped.",
      "",
      (matches, { form }) => {
        const { lines = matches } = Object(form) as Plan;
        return matches.length === lines.length && matches.every(({ index }, place) => index === place);
      },
    ],
    [
      NUMBER_OF_MATCH,
      "",
      (matches, { form }) => {
        const { lines } = Object(form) as Plan;
        return matches.every(({ number, is_changed: isChanged }, place) => {
          const requested = Number(lines?.[place]?.number ?? 0);
          return lines === undefined || (isChanged === Flag.Yes && requested > 0) || number === requested;
        });
      },
    ],
  ),
  ...about<GoodsMatch>(
    "GoodsMatch",
    [
      "Candidates that this buyer has bought before come first.",
      "candidates",
      ({ candidates }) => falls(candidates.map(({ bought }) => bought)),
    ],
    [
      NUMBER_OF_MATCH,
      "number",
      ({ number, status, candidates: [goods] }) =>
        status !== GoodsMatchStatus.Matched || goods === undefined || number % goods.zbz === 0,
    ],
    [
      "Why the number was changed, nothing was found or the candidates are doubtful; empty otherwise.",
      "reason",
      ({ reason, is_changed: isChanged, status }) =>
        status === GoodsMatchStatus.Candidates ||
        (reason !== "") === (isChanged === Flag.Yes || status === GoodsMatchStatus.NotFound),
    ],
  ),
  ...about<FavoriteItem>("FavoriteItem", [
    "Null when prices were hidden then, or are now.",
    "starred_price",
    ({ goods, starred_price: price }) => goods.price !== null || price === null,
  ]),
  ...about<ListNews200Data>("listNews", [
    "Industry or company news, newest first.",
    "list",
    ({ list }) => falls(list.map(({ published_at: time }) => time)),
  ]),
];
