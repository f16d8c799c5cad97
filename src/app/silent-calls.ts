import type { OperationId, operations } from "#generated/operations.ts";

/** The calls that the contract marks `x-silent`. */
type SilentId = {
  [Id in OperationId]: (typeof operations)[Id] extends { silent: true } ? Id : never;
}[OperationId];

const SENTENCE = "Silent failures: common data, top ad and search suggestions ignore errors.";

/**
 * Ads, the offer of the lottery and a count of visits: the user did not request them, and a page without them is
 * complete. Refusals and broken connections are not shown; the rest of the catalogue holds for them too.
 */
export const decoration: ReadonlySet<string> = new Set<OperationId>([
  "listRightBanners",
  "getBottomAd",
  "listLoginAds",
  "listFreeShippingAds",
  "listHerbalAds",
  "listControlledAds",
  "listLotteryAds",
  "getLotteryStatus",
  "tapActivity",
]);

/**
 * The calls whose errors nobody sees, each with the sentence of section 8 of the specification that allows it. The
 * compiler compares the table with the contract; every other call fails aloud.
 */
export const silentCalls: Readonly<Record<SilentId, string>> = {
  getCommonData: SENTENCE,
  listTopAds: SENTENCE,
  searchGoods: SENTENCE,
};
