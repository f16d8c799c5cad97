import type { OperationId, operations } from "#generated/operations.ts";

/** The calls that the contract marks `x-silent`. */
type SilentId = {
  [Id in OperationId]: (typeof operations)[Id] extends { silent: true } ? Id : never;
}[OperationId];

const SENTENCE = "Silent failures: common data, top ad and search suggestions ignore errors.";

/**
 * The calls whose errors nobody sees, each with the sentence of section 8 of the specification that allows it. The
 * compiler compares the table with the contract; every other call fails aloud.
 */
export const silentCalls: Readonly<Record<SilentId, string>> = {
  getCommonData: SENTENCE,
  listTopAds: SENTENCE,
  searchGoods: SENTENCE,
};
