import { CartFilterId, CartLineType, Flag, LadderPriceType, TierStatus } from "#generated/enums.ts";
import type { ActivityData } from "#generated/model/activityData.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import type { PaidLine } from "#generated/model/paidLine.ts";
import type { TopUp } from "#generated/model/topUp.ts";
import type { TopUpProposal } from "#generated/model/topUpProposal.ts";
import { fen } from "../../api-client/amounts.ts";
import { isPriceAt } from "./ladder.ts";
import { type Whole, about, falls, rises } from "./law.ts";

const ALL = String(CartFilterId.All);

/** The cart with all lines, some of which `filters` may have left out. */
const isWhole = ({ filters = ALL }: Readonly<Record<string, string>>): boolean => filters === ALL;

const isKeyedBy = (letter: string, tiers: object): boolean =>
  Object.entries(tiers).every(([key, { id }]) => key === `${letter}${id}`);

/** A line without an offer costs what its tiers say; combinations have a price of their own. */
const isPricedByTier = ({ type, goods_price_id: offer, price, number, goods }: Whole<CartLine>): boolean =>
  type !== CartLineType.Normal || offer > 0 || isPriceAt(price, goods, number);

const MOST_SAVED = 1_000_000;
const MOST_PER_SAVING = 50;

/** The rank of proposals of one source: those that reach the goal, then by what they save for what they add. */
const ranksOf = (proposals: readonly TopUpProposal[], goal: string | undefined) =>
  proposals.map((each) => {
    const reaches = goal === undefined || each.goal === Number(goal);
    return (reaches ? MOST_SAVED : 0) + each.saves / each.add_amount;
  });

/** Sentences about the cart. */
export const CART = [
  ...about<CartLine>(
    "CartLine",
    [
      "The goods' `base_price`, before tiers and offers.",
      "raw_price",
      ({ raw_price: raw, goods }) => goods.base_price === null || fen(raw) === fen(goods.base_price),
    ],
    ["The price of one unit at this quantity.", "price", isPricedByTier],
    [
      "The first tier whose number is not below the quantity applies, and past the last one `base_price`.",
      "price",
      (line) => line.goods.ladder_price_type !== LadderPriceType.UpToNumber || isPricedByTier(line),
    ],
    [
      "The last tier whose number is not above the quantity applies, and below the first one `base_price`.",
      "price",
      (line) => line.goods.ladder_price_type === LadderPriceType.UpToNumber || isPricedByTier(line),
    ],
    [
      "`goods_manjian_amount` is the line's own full reduction (每满减: `reduce` for every full amount of number × price), never a share of a tier of the cart.",
      "goods_manjian_amount",
      ({ goods_manjian_id: own, goods_manjian_amount: amount }) => own > 0 || amount === 0,
    ],
    [
      "Kept by the client while a favourite is being toggled; a server sends 0.",
      "loadingStar",
      (line) => line.loadingStar === Flag.No,
    ],
  ),
  ...about<CartStore>(
    "listCartLines",
    [
      "A text that no other line of the cart has.",
      "data",
      ({ data }) => new Set(data.map(({ key }) => key)).size === data.length,
    ],
    [
      "How many of it are in this buyer's cart.",
      "data",
      ({ data }, { query }) =>
        !isWhole(query) ||
        [...Map.groupBy(data, ({ goods }) => goods.id).values()].every((lines) => {
          const number = lines.reduce((sum, line) => sum + line.number, 0);
          return lines.every(({ goods }) => goods.cart_number === number);
        }),
    ],
  ),
  ...about<ActivityData>(
    "ActivityData",
    [
      "Keyed by the letter m and the tier's id, as in m2, in the order to be shown; the letter keeps JSON objects from being sorted by whole-number keys.",
      "manjians",
      ({ manjians }) => isKeyedBy("m", manjians.manjians),
    ],
    [
      "Keyed by the letter d and the tier's id, as in d11, in the order to be shown; the letter keeps JSON objects from being sorted by whole-number keys.",
      "discounts",
      ({ discounts }) => isKeyedBy("d", discounts.discounts),
    ],
    [
      "A discount takes it off the present selection, after the full reduction that applies; 0 while it is not reached.",
      "discounts",
      ({ discounts }) =>
        Object.values(discounts.discounts).every(
          ({ status, reduce }) => status === TierStatus.Reached || reduce === 0,
        ),
    ],
  ),
  ...about<TopUp>(
    "TopUp",
    [
      "Those of the cart first, then what is often bought; of each, those that reach the goal, then those that save the most for what they add.",
      "proposals",
      ({ proposals }, { query }) =>
        rises(proposals.map(({ source }) => source)) &&
        [...Map.groupBy(proposals, ({ source }) => source).values()].every((group) =>
          falls(ranksOf(group, query.goal)),
        ),
    ],
    [
      "Proposals that reach this come first among those of their source.",
      "proposals",
      ({ proposals }, { query: { goal } }) =>
        goal === undefined ||
        [...Map.groupBy(proposals, ({ source }) => source).values()].every((group) =>
          falls(group.map((each) => Number(each.goal === Number(goal)))),
        ),
    ],
    [
      "Ticked lines of the cart come first, then what the buyer often buys.",
      "proposals",
      ({ proposals }) => rises(proposals.map(({ source }) => source)),
    ],
  ),
  ...about<TopUpProposal>(
    "TopUpProposal",
    [
      "0 when the goods are not in the cart.",
      "line_id",
      ({ line_id: line, goods }) => line === 0 || goods.cart_number > 0,
    ],
    [
      "How many the line has; 0 when the goods are not in the cart.",
      "number",
      ({ line_id: line, number }) => (line === 0) === (number === 0),
    ],
    [
      "It saves at least 2 % of what it adds.",
      "saves",
      ({ saves, add_amount: added }) => fen(saves) * MOST_PER_SAVING >= fen(added),
    ],
    [
      "It adds at most the largest of five times `number`, five times the goods' `last_number`, twice their `monthly_number`, and a pack of `zbz`.",
      "add",
      ({ add, number, goods }) =>
        add <= Math.max(5 * number, 5 * goods.last_number, 2 * goods.monthly_number, goods.zbz),
    ],
  ),
  ...about<PaidLine>("PaidLine", [
    "The final amount of a line: paid = amount − shared.",
    "paid",
    ({ amount, shared, paid }) => fen(paid) === fen(amount) - fen(shared),
  ]),
];
