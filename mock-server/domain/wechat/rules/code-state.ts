import type { WechatCodeRecord } from "../records.ts";

const EXPIRED = 4;

/** A confirmed login code can be used for so many ms: registering takes a while. */
const USABLE_MS = 30 * 60_000;

/** How a code stands at `now` (ms): one that nobody confirmed or cancelled in time has expired. */
export const wechatStatus = ({ state, expiresAt }: WechatCodeRecord, now: number): 1 | 2 | 3 | 4 | 5 =>
  state <= 2 && now >= expiresAt ? EXPIRED : state;

/** Whether a confirmed code still logs in or registers at `now` (ms). */
export const isUsable = ({ confirmedAt, isUsed }: WechatCodeRecord, now: number): boolean =>
  confirmedAt !== null && !isUsed && now < confirmedAt + USABLE_MS;
