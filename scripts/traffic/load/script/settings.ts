import type { Account } from "../accounts.ts";

/** Environment variables of k6; in a cluster they come from the manifest. */
declare const __ENV: Readonly<Record<string, string | undefined>>;

const number = (name: string, otherwise: number): number => Number(__ENV[name] ?? otherwise);
const record = <T>(name: string): Readonly<Record<string, T>> =>
  JSON.parse(__ENV[name] ?? "{}") as Record<string, T>;

export const BASE_URL = __ENV["LOAD_BASE_URL"] ?? "http://localhost:4010";
export const BUYERS = number("LOAD_BUYERS", 50);
export const SECONDS = 60 * number("LOAD_MINUTES", 5);
export const THINK_MS = number("LOAD_THINK_MS", 1000);
export const ERRORS = number("LOAD_ERRORS", 0.01);
export const HEADERS = record<string>("LOAD_HEADERS");
export const ACCOUNTS = JSON.parse(__ENV["LOAD_ACCOUNTS"] ?? "[]") as readonly Account[];
/** The file for the result. */
export const RESULT = __ENV["LOAD_RESULT"];
/** True if this k6 creates all orders; one of several knows only its own, so sums cannot be compared. */
export const IS_ALONE = __ENV["LOAD_ALONE"] !== "0";

const P95 = record<number>("LOAD_P95");
/** In ms. */
export const p95Of = (operation: string): number => P95[operation] ?? P95[""] ?? 500;

/** Each buyer of an account buys goods of its own, so that their carts do not get in each other's way. */
export const GOODS = Math.min(100, Math.max(5, Math.ceil(BUYERS / Math.max(1, ACCOUNTS.length))));
