import type { Buyer } from "../buyer/buyer.ts";
import type { Shopper } from "../buyer/shopper.ts";
import { handInLicence, logIn, tendAccount, useCode } from "./account.ts";
import { complain, giveBack, invoice, receive, repay, sendBack, waitLong, withdraw } from "./after-sale.ts";
import { planFault, wander } from "./anything.ts";
import { addOffer, cancel, order, payLater } from "./ordering.ts";
import { spendPoints } from "./points.ts";
import { chat, register, useWechat } from "./registration.ts";
import { buy, fillCart, tendCart, transfer } from "./shopping.ts";
import { linkStore } from "./stores.ts";

/** The flows of a buyer or another actor, with relative frequencies. */
type Profile<Who> = readonly (readonly [flow: (who: Who) => Promise<unknown>, weight: number])[];

/** Buys, pays, returns and complains, so that the books have something to be about. */
export const TRADE: Profile<Shopper> = [
  [addOffer, 6],
  [order, 4],
  [payLater, 4],
  [cancel, 1],
  [receive, 3],
  [giveBack, 3],
  [sendBack, 3],
  [complain, 2],
  [withdraw, 0.5],
  [repay, 1],
  [invoice, 1],
  [waitLong, 6],
];

const EVERYTHING: Profile<Buyer> = [
  [wander, 8],
  [fillCart, 3],
  [tendCart, 2],
  [buy, 3],
  [transfer, 0.5],
  [tendAccount, 1],
  [useCode, 1],
  [handInLicence, 1],
  [register, 1],
  [chat, 0.5],
  [useWechat, 1],
  [spendPoints, 1],
  [linkStore, 0.5],
  ...TRADE.map(([flow, weight]) => [flow, weight / 6] as const),
];

/** Does one thing of the profile; returns its name. */
export async function liveOn<Who extends Shopper>(who: Who, profile: Profile<Who>): Promise<string> {
  let left = who.random() * profile.reduce((sum, [, weight]) => sum + weight, 0);
  const [flow] = profile.find(([, weight]) => (left -= weight) < 0) ?? profile[0] ?? [];
  await flow?.(who);
  return flow?.name ?? "";
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
    await liveOn(buyer, EVERYTHING);
  }
}
