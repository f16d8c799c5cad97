import type { Operation } from "#generated/operations.ts";

/**
 * What differs between places where the same build runs, as `/config.json` says. An address has no trailing slash; one
 * without a host lies at the shop's own origin, which is the empty one.
 */
export type Settings = Record<Operation["host"], string> & {
  /** Where page views are reported; empty for nowhere. */
  analytics: string;
  /** Whether every response is checked against the contract, as in development. */
  checkResponses: boolean;
};

/** Those of this visit: filled in before the shop starts (src/main.tsx). */
export const settings = {} as Settings;
