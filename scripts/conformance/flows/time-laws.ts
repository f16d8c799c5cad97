import type { Exchange } from "../../api-client/http/exchange.ts";
import type { Steps } from "./steps.ts";

const MINUTES = 10;
const MINUTE_MS = 60_000;
const SHANGHAI_MS = 8 * 60 * MINUTE_MS;

/** A time of the contract in ms; undefined for another text, which its schema reports. */
const parseShanghai = (time: unknown): number | undefined => {
  if (typeof time !== "string") return undefined;
  const ms = Date.parse(`${time.replace(" ", "T")}Z`) - SHANGHAI_MS;
  return Number.isNaN(ms) ? undefined : ms;
};

const formatShanghai = (ms: number): string =>
  new Date(ms + SHANGHAI_MS).toISOString().slice(0, "2026-11-21T10:00:00".length).replace("T", " ");

/** The time in Shanghai of a timestamp in s, as common data have it. */
export const shanghaiTime = (seconds: number): string => formatShanghai(seconds * 1000);

/** The day of such a time. */
export const shanghaiDay = (seconds: number): string => shanghaiTime(seconds).slice(0, "2026-11-21".length);

/**
 * The times that it may be at the server, in ms: what its common data say, which in a test environment may be another
 * time than anybody's, the Date of the response, and this machine's.
 */
async function clocksOf(steps: Steps, { response }: Exchange): Promise<readonly number[]> {
  const common = await steps.peek("getCommonData");
  const fromBody = typeof common?.timestamp === "number" ? common.timestamp * 1000 : Number.NaN;
  return [fromBody, Date.parse(response.headers.date ?? ""), Date.now()].filter((ms) => !Number.isNaN(ms));
}

/** A record that the run has just created has the current time in Shanghai; another time zone is off by hours. */
export async function expectMadeNow(
  steps: Steps,
  exchange: Exchange,
  place: string,
  time: unknown,
): Promise<void> {
  const made = parseShanghai(time);
  if (made === undefined) return;
  const clocks = await clocksOf(steps, exchange);
  const holds = clocks.some((now) => Math.abs(made - now) <= MINUTES * MINUTE_MS);
  const now = formatShanghai(clocks[0] ?? Date.now());
  const expected = {
    zh: `刚才，即上海时间 ${now} 前后 ${MINUTES} 分钟内`,
    en: `just now: within ${MINUTES} minutes of ${now} in Shanghai`,
  };
  steps.law(exchange, holds, place, expected, time, "clock");
}
