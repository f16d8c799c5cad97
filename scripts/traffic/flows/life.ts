import type { Buyer } from "../buyer/buyer.ts";
import { handInLicence, logIn, tendAccount, useCode } from "./account.ts";
import { afterBuying } from "./after-buying.ts";
import { planFault, wander } from "./anything.ts";
import { spendPoints } from "./points.ts";
import { chat, register, useWechat } from "./registration.ts";
import { buy, fillCart, tendCart } from "./shopping.ts";
import { linkStore } from "./stores.ts";

type Flow = (buyer: Buyer) => Promise<void>;

/** What a buyer does, with relative frequencies. */
const FLOWS: readonly (readonly [flow: Flow, weight: number])[] = [
  [wander, 8],
  [fillCart, 3],
  [tendCart, 2],
  [buy, 3],
  [afterBuying, 3],
  [tendAccount, 1],
  [useCode, 1],
  [handInLicence, 1],
  [register, 1],
  [chat, 0.5],
  [useWechat, 1],
  [spendPoints, 1],
  [linkStore, 0.5],
];
const ALL_WEIGHTS = FLOWS.reduce((sum, [, weight]) => sum + weight, 0);

function drawFlow(random: () => number): Flow {
  let left = random() * ALL_WEIGHTS;
  for (const [flow, weight] of FLOWS) {
    left -= weight;
    if (left < 0) return flow;
  }
  return wander;
}

export type LifeOptions = {
  /** The approximate number of calls. */
  readonly calls: number;
  /** Share of the steps before which a fault is planned. */
  readonly ruleShare: number;
  /** Ends the life early. */
  readonly isOver: () => boolean;
};

/** A buyer's life in a world whose clock moves only when the buyer waits. */
export async function live(buyer: Buyer, { calls, ruleShare, isOver }: LifeOptions): Promise<void> {
  await buyer.settle();
  while (buyer.past.length < calls && !isOver()) {
    if (!buyer.isLoggedIn && buyer.random() < 0.8) await logIn(buyer);
    if (buyer.random() < ruleShare) await planFault(buyer);
    await drawFlow(buyer.random)(buyer);
  }
}
