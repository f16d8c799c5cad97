import { ActivityStatus, PrizeStatus } from "#generated/enums.ts";
import { statusAt } from "#mock/domain/common/period.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { digest } from "#mock/world/digest.ts";
import { MINUTE_MS } from "#mock/world/shanghai-time.ts";
import type { DrawRecord, LotteryRecord, PrizeRecord } from "../records.ts";
import { maskCompany } from "./company-mask.ts";

/** The interval at which others win. */
const WIN_EVERY_MS = 37 * MINUTE_MS;
const WINNERS = 20;

export const findLottery = ({ seed }: WorldState, id: number): LotteryRecord | undefined =>
  seed.content.lotteries.find((lottery) => lottery.id === id);

/** The open lottery; undefined when there is none. */
export const openLottery = ({ seed, clock }: WorldState): LotteryRecord | undefined =>
  seed.content.lotteries.find((lottery) => statusAt(lottery, clock.now()) === ActivityStatus.Running);

export const prizeOf = (lottery: LotteryRecord, prizeId: number): PrizeRecord | undefined =>
  lottery.prizes.find(({ id }) => id === prizeId);

/** The prize drawn by `who`, according to the weights: the same for the same seed, whenever it is drawn. */
export function drawnPrize(seed: number, prizes: readonly PrizeRecord[], who: string): PrizeRecord {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  let left = digest(`draw:${seed}:${who}`).readUInt32BE() % total;
  for (const prize of prizes) {
    if (left < prize.weight) return prize;
    left -= prize.weight;
  }
  throw new Error("a lottery without prizes");
}

export const prizeStatus = ({ kind }: PrizeRecord, { deliveredAt }: DrawRecord): PrizeStatus =>
  kind === "none" ? PrizeStatus.NoPrize : deliveredAt === null ? PrizeStatus.Waiting : PrizeStatus.Delivered;

export type Winner = { readonly company: string; readonly prize: string; readonly at: number };

/** Recent winners, masked and newest first: the buyers of this world, and others as time passes. */
export function winnersOf(state: WorldState, lottery: LotteryRecord): Winner[] {
  const until = Math.min(state.clock.now(), lottery.endsAt - 1);
  const winning = lottery.prizes.filter(({ kind }) => kind !== "none");
  const companies = state.seed.strangers.pharmacies;
  const others: Winner[] = [];
  const last = Math.floor((until - lottery.startsAt) / WIN_EVERY_MS);
  for (let turn = last; turn >= 1 && others.length < WINNERS; turn -= 1) {
    others.push({
      company: maskCompany(companies[(turn * 7) % companies.length] ?? ""),
      prize: drawnPrize(state.seed.seed, winning, `${lottery.id}:others:${turn}`).name,
      at: lottery.startsAt + turn * WIN_EVERY_MS,
    });
  }
  const buyers = [...state.draws.values()].flatMap((draw) => {
    const prize = draw.lotteryId === lottery.id ? prizeOf(lottery, draw.prizeId) : undefined;
    const company = state.users.get(draw.userId)?.company ?? "";
    if (!prize || prize.kind === "none" || draw.drawnAt > until) return [];
    return [{ company: maskCompany(company), prize: prize.name, at: draw.drawnAt }];
  });
  return [...buyers, ...others].toSorted((a, b) => b.at - a.at).slice(0, WINNERS);
}

/** A draw's key in its table: one per lottery and buyer. */
export const drawKey = (lotteryId: number, userId: number): string => `${lotteryId}:${userId}`;
