import type { Operation } from "#generated/operations.ts";

/**
 * The settings in `/config.json` that differ between deployments of the same build. An address has no trailing slash;
 * one without a host is on the shop's own origin, and the origin itself is empty.
 */
export type Settings = Record<Operation["host"], string> & {
  /** The URL to which page views are reported; empty to report none. */
  analytics: string;
  /** True to check every response against the contract, as in development. */
  checkResponses: boolean;
};

/** Those of this visit: filled in before the shop starts (src/main.tsx). */
export const settings = {} as Settings;
