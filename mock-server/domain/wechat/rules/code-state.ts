import { WechatCodeStatus } from "#generated/enums.ts";
import type { WechatCodeRecord } from "../records.ts";

/** The time for which a confirmed login code can be used, in ms: long enough to register. */
const USABLE_MS = 30 * 60_000;

/** The status of a code at `now` (ms): it expires unless confirmed or canceled in time. */
export const wechatStatus = ({ state, expiresAt }: WechatCodeRecord, now: number): WechatCodeStatus =>
  state <= WechatCodeStatus.Scanned && now >= expiresAt ? WechatCodeStatus.Expired : state;

/** True if a confirmed code can still be used at `now` (ms). */
export const isUsable = ({ confirmedAt, isUsed }: WechatCodeRecord, now: number): boolean =>
  confirmedAt !== null && !isUsed && now < confirmedAt + USABLE_MS;
