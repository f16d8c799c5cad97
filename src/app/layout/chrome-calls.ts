import type { OperationId } from "#generated/operations.ts";

/**
 * The calls that every page makes for what is around it, and the login, whose response is shown there too. A page can
 * fail alone, these would take every page down: their responses are checked before anything sees them, in production
 * too (`generated/response-shapes.ts`, written from this list).
 */
export const chromeCalls = [
  "login",
  "getCurrentUser",
  "getCommonData",
  "listTopAds",
  "listRightBanners",
  "getBottomAd",
  "getLotteryStatus",
  "getCartTotal",
  "getMessageCounts",
  "listArticleCategories",
] as const satisfies readonly OperationId[];
