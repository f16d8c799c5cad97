import { Flag, TopUpSource } from "#generated/enums.ts";
import type { TopUpGoal } from "#generated/model/index.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { boughtGoods, purchasesOf } from "#mock/domain/goods/rules/bought.ts";
import { goodsFor } from "#mock/domain/goods/rules/buying-rights.ts";
import { isAvailable, limitLeft, raiseToMultiple } from "#mock/domain/goods/rules/quantity.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import type { CartLineRecord } from "../records.ts";
import { cartSums, counts } from "./cart-total.ts";
import { checkoutAmounts, type OrderTerms } from "./checkout-amounts.ts";
import { offerKey } from "./current-lines.ts";
import { lineOf } from "./line-adding.ts";
import { orderProblems } from "./line-check.ts";
import { cartLines, orderTerms, pricedCart } from "./priced-cart.ts";
import { type PricedLine, priceLine } from "./priced-line.ts";
import { goalNumbers } from "./top-up-goals.ts";

/** A proposed addition to the cart and its effect; amounts in 分. */
export type TopUpProposal = {
  readonly goods: GoodsRecord;
  /** 0 when the goods are not in the cart. */
  readonly lineId: number;
  /** 1 a ticked line of the cart, 2 often bought. */
  readonly source: TopUpSource;
  readonly goal: TopUpGoal;
  readonly gain: string;
  readonly number: number;
  readonly add: number;
  readonly addAmount: Fen;
  readonly saves: Fen;
  readonly before: Fen;
  readonly after: Fen;
};

export type TopUpQuery = { readonly goal?: TopUpGoal; readonly tierId?: number };

/** Proposals per response. */
const MOST_PROPOSALS = 20;
/**
 * Goods that are considered of each source; fewer for a cart of thousands of lines, each of which is summed up anew.
 */
const MOST_CANDIDATES = 120;
const FEWEST_CANDIDATES = 10;
const MOST_SUMMED_LINES = 60_000;
/** Nobody tops up with more than so many times what they have or bought last, or than they use in so many months. */
const MOST_TIMES = 5;
const MOST_MONTHS = 2;
/** A saving is worth at most this many times what it costs to reach: 2 % of it or more. */
const MOST_PER_SAVING = 50;

type Candidate = {
  readonly line: CartLineRecord;
  readonly goods: GoodsRecord;
  readonly source: TopUpSource;
  /** The most that the buyer would add: by what is in the cart, was bought last, and is used. */
  readonly most: number;
};

/**
 * Returns what a buyer could add so that an order of all ticked lines qualifies for an offer. Ticked lines come
 * first, then goods that are often bought; within each, proposals that reach the requested goal come first, then
 * those that save the most for what they add. Every proposal is priced as at checkout, and can be ordered.
 */
export function topUpProposals(
  state: WorldState,
  user: UserRecord,
  query: TopUpQuery,
): { amount: Fen; proposals: TopUpProposal[] } {
  const ticked = pricedCart(state, user.id).filter(counts);
  if (ticked.length === 0) return { amount: 0, proposals: [] };
  const terms = orderTerms(state, user.id);
  const before = checkoutAmounts(ticked, terms).amount;
  const { eligible } = cartSums(ticked);
  const isFine = orderProblems(state, user.id, ticked).length === 0;
  const most = Math.floor(MOST_SUMMED_LINES / ticked.length);
  const candidates = Math.min(MOST_CANDIDATES, Math.max(FEWEST_CANDIDATES, most));
  const found = [
    ...linesToRaise(state, user, ticked).slice(0, candidates),
    ...oftenBought(state, user).slice(0, candidates),
  ].flatMap((candidate) => proposalsOf(candidate, { ticked, terms, before, eligible, query }));
  const ranked = found
    .toSorted(
      (a, b) =>
        a.source - b.source ||
        Number(b.goal === query.goal) - Number(a.goal === query.goal) ||
        worth(b) - worth(a) ||
        a.after - b.after,
    )
    .filter(({ goods }, index, all) => all.findIndex((other) => other.goods.id === goods.id) === index);
  const proposals: TopUpProposal[] = [];
  for (const proposal of ranked) {
    if (proposals.length === MOST_PROPOSALS) break;
    const { goods, add } = proposal;
    if (!isFine || canBeOrdered(state, user, ticked, goods, add)) proposals.push(proposal);
  }
  return { amount: before, proposals };
}

/** Returns the saving per 分 that a proposal adds. */
const worth = ({ saves, addAmount }: TopUpProposal): number => saves / Math.max(1, addAmount);

type Cart = {
  readonly ticked: readonly PricedLine[];
  readonly terms: OrderTerms;
  readonly before: Fen;
  readonly eligible: Fen;
  readonly query: TopUpQuery;
};

function proposalsOf({ line, goods, source, most: mostWanted }: Candidate, cart: Cart): TopUpProposal[] {
  const { ticked, terms, before } = cart;
  const most = Math.min(goods.number, limitLeft(goods), Math.max(mostWanted, goods.zbz));
  const has = source === TopUpSource.Cart ? line.number : 0;
  const at = ticked.findIndex((other) => other.line.id === line.id && source === TopUpSource.Cart);
  const existing = ticked[at];
  const proposals: TopUpProposal[] = [];
  for (const { goal, gain, number } of goalNumbers(line, goods, has, cart)) {
    const raised = raiseToMultiple(number, goods.zbz);
    if (raised <= has || raised > most) continue;
    const priced = priceLine({ ...line, number: raised }, goods);
    const lines = existing ? ticked.with(at, priced) : [...ticked, priced];
    const after = checkoutAmounts(lines, terms).amount;
    const add = raised - has;
    const unit = existing?.price ?? priceLine({ ...line, number: add }, goods).price;
    const addAmount = unit * add;
    const saves = before + addAmount - after;
    if (saves <= 0 || saves * MOST_PER_SAVING < addAmount) continue;
    const lineId = existing ? line.id : 0;
    proposals.push({ goods, lineId, source, goal, gain, number: has, add, addAmount, saves, before, after });
  }
  return proposals;
}

const mostOf = (usual: number, monthlyNumber = 0): number =>
  Math.max(usual * MOST_TIMES, Math.floor(monthlyNumber * MOST_MONTHS));

/** Ticked lines to which adding their goods would add. */
function linesToRaise(state: WorldState, user: UserRecord, ticked: readonly PricedLine[]): Candidate[] {
  const purchases = purchasesOf(state, user);
  return ticked
    .filter(({ canSelect }) => canSelect)
    .flatMap(({ line }) => {
      const goods = goodsFor(state, user, line.goods_id);
      if (!goods || goods.parts.length > 0) return [];
      // A line that was added under other offers stays apart from what is added now.
      const isSame = offerKey(lineOf(line.id, goods, line.number, Flag.Yes)) === offerKey(line);
      const most = line.number + mostOf(line.number, purchases.get(goods.id)?.monthlyNumber);
      return isSame ? [{ line, goods, source: TopUpSource.Cart, most }] : [];
    })
    .slice(0, MOST_CANDIDATES);
}

/** Returns the goods that the buyer often buys and does not have in the cart. */
function oftenBought(state: WorldState, user: UserRecord): Candidate[] {
  const inCart = new Set(cartLines(state, user.id).map(({ goods_id: id }) => id));
  return boughtGoods(state, user.id, "often")
    .filter(({ goodsId }) => !inCart.has(goodsId))
    .slice(0, MOST_CANDIDATES)
    .flatMap(({ goodsId, lastNumber, monthlyNumber }) => {
      const goods = goodsFor(state, user, goodsId);
      if (!goods || goods.parts.length > 0 || !isAvailable(goods)) return [];
      return [
        {
          line: lineOf(0, goods, goods.zbz, Flag.Yes),
          goods,
          source: TopUpSource.FastBuy,
          most: mostOf(lastNumber, monthlyNumber),
        },
      ];
    });
}

/** True if the ticked lines could still be ordered with more of these goods, which share stock and limit with sets. */
function canBeOrdered(
  state: WorldState,
  user: UserRecord,
  ticked: readonly PricedLine[],
  goods: GoodsRecord,
  add: number,
): boolean {
  const more = priceLine(lineOf(0, goods, add, Flag.Yes), goods);
  const sharing = ticked.filter(
    ({ goods: other }) => other.id === goods.id || other.parts.some(({ goodsId }) => goodsId === goods.id),
  );
  return orderProblems(state, user.id, [...sharing, more]).length === 0;
}
