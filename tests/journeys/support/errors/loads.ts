import type { OperationId } from "#generated/operations.ts";
import type { WorldOptions } from "#mock/test-kit/world-options.ts";

/** A page with calls that it makes by itself. */
export type Load = {
  at: string;
  /** `buyer` by default; null is a visitor. */
  as?: WorldOptions["persona"] | null;
  scenario?: WorldOptions["scenario"];
  /** Calls whose page says in place that something is missing, and offers another try. */
  calls?: readonly OperationId[];
  /** Calls whose page is whole without their response: a badge, an ad, a count on a tab. */
  apart?: readonly OperationId[];
  /** The calls are made once a visit, or around every page: only a visit that knows nothing makes them again. */
  isOnce?: true;
};

/** Every call that a page makes without being asked to. */
export const loads: readonly Load[] = [
  {
    at: "/",
    calls: [
      "listFocusBanners",
      "getSpike",
      "listHomeFloors",
      "listRightAds",
      "listNewProductAds",
      "listPosters",
      "listGoodsActivities",
      "listNews",
    ],
    apart: ["listLinks", "getBottomAd"],
  },
  {
    at: "/404",
    isOnce: true,
    calls: ["getCurrentUser"],
    apart: [
      "getCartTotal",
      "getMessageCounts",
      "listArticleCategories",
      "getLotteryStatus",
      "getCommonData",
      "listTopAds",
    ],
  },
  {
    at: "/",
    scenario: "lottery-open",
    calls: ["getLotteryActivity", "listLotteryWinners"],
    apart: ["listLotteryAds"],
  },
  { at: "/list", calls: ["listGoods"] },
  { at: "/login", as: null, apart: ["listLoginAds"] },
  { at: "/login?way=wechat", as: null, calls: ["createWechatLoginCode"], apart: ["getWechatLoginCode"] },
  { at: "/loading/activity?url=abc", calls: ["resolveActivity"] },
  { at: "/jfsc", calls: ["listPointsGoods"], apart: ["listPointsCategories", "getPoints"] },
  { at: "/jfsc?gift=606", calls: ["getPointsGoods"] },
  { at: "/privacy", as: null, calls: ["getArticlePage"] },
  {
    at: "/user",
    calls: [
      "getBalance",
      "getCredit",
      "getPoints",
      "getCouponCounts",
      "listFastBuy",
      "listFavorites",
      "listMessages",
    ],
    apart: ["listOrderCounts", "listCertificates", "getAgreement"],
  },
  { at: "/user?", isOnce: true, calls: ["listLotteryRecords"] },
  { at: "/register/step3", as: "newbie", calls: ["getRegistration"] },
  {
    at: "/register/step2",
    scenario: "not-approved",
    calls: ["getRegistrationOptions"],
    apart: ["getAccountProfile"],
  },
  { at: "/wdqb/yegl", calls: ["getBalance", "listBalanceLog"] },
  { at: "/wdqb/zqgl", calls: ["getCredit", "listCreditBills"] },
  { at: "/wdqb/dzd", calls: ["getStatement"] },
  { at: "/wdqb/jfgl", calls: ["getPoints", "listPointsLog"] },
  { at: "/wdqb/yhq", calls: ["listCoupons"], apart: ["getCouponCounts"] },
  { at: "/wdqb/xjq", calls: ["listCashVouchers"] },
  { at: "/zhzx/basic", calls: ["getAccountProfile"] },
  { at: "/zhzx/zzzj", calls: ["listCertificates", "listBusinessScopes"] },
  { at: "/zhzx/ddgl", calls: ["listStores"] },
  { at: "/zhzx/bdwx", calls: ["getWechatBinding", "createWechatCode", "getWechatCode"] },
  { at: "/zhzx/addr", calls: ["listAddresses"] },
  { at: "/wdxx", calls: ["listMessages"], apart: ["getMessageCounts"] },
  { at: "/wdxx?id=1", calls: ["getMessage"] },
  { at: "/dzht", calls: ["getAgreement"] },
  { at: "/order", calls: ["listOrders"], apart: ["listOrderCounts"] },
  {
    at: "/order/info/9003",
    calls: [
      "getOrder",
      "listLogistics",
      "listInspectionReports",
      "listReturns",
      "listAfterSales",
      "listInvoiceTitles",
    ],
  },
  { at: "/order/info/9003?apply=after-sale", calls: ["listReturnableLines"] },
  { at: "/order/returnInfo/1002", calls: ["getReturn"] },
  { at: "/order/afterSalesInfo/3101", calls: ["getAfterSale"] },
  { at: "/jfdd", calls: ["listPointsOrders"] },
  { at: "/zzfw/kjcg?way=often", calls: ["listFastBuy"] },
  { at: "/zzfw/kjcg?way=saved", calls: ["listSavedPlans"] },
  { at: "/zzfw/pzqg", calls: ["listVarietyRequests"] },
  { at: "/zzfw/pzqg/info?id=1", calls: ["getVarietyRequest"] },
  { at: "/zzfw/dzfp", calls: ["listInvoices"] },
  { at: "/zzfw/dzfp?tab=titles", calls: ["listInvoiceTitles"] },
  { at: "/zzfw/star", calls: ["listFavorites", "listArrivalNotices"] },
  { at: "/zzfw/yjfk", calls: ["listFeedback"] },
  { at: "/cart", calls: ["listCartLines"] },
  {
    at: "/cart/step2",
    calls: [
      "checkoutCart",
      "previewOrder",
      "listAddresses",
      "listAvailableCoupons",
      "listCashVouchers",
      "listInvoiceTitles",
    ],
    apart: ["getPoints"],
  },
  { at: "/order/print?dossier=9003", calls: ["getOrderDossier"] },
  { at: "/cart/step3/9006", calls: ["getOrder", "listPayMethods"], apart: ["getCredit"] },
  { at: "/cart/hm?id=9006", calls: ["createPayment"], apart: ["getPayment"] },
  { at: "/list?with_coupon=1&coupon=1", apart: ["listCoupons"] },
  { at: "/list/info/7", calls: ["getGoodsDetail", "listBoughtRecords", "listInspectionReports"] },
  { at: "/list/info-pt/7", calls: ["getGroupBuy"] },
  { at: "/yx", apart: ["listFreeShippingAds"] },
  { at: "/zyyp", apart: ["listHerbalAds"] },
  { at: "/ppzq", calls: ["getBrandZone"] },
  { at: "/ppzq/info/3", calls: ["getBrandDetail"] },
  { at: "/kxzq", calls: ["getControlledZone"] },
  { at: "/kxzq/new", calls: ["getNewControlledZone"] },
  { at: "/kxzq/goods/kangning/31,32", calls: ["getControlledGroup"], apart: ["listControlledAds"] },
  { at: "/yjh", calls: ["listActivities"] },
  { at: "/yjh/8", calls: ["getActivityPage"] },
  { at: "/yjh/9", isOnce: true, apart: ["tapActivity"] },
  { at: "/ptzq", calls: ["listGroupBuys"] },
  { at: "/mrtj", calls: ["getEverydayPrice"] },
  { at: "/hb", calls: ["getCashback", "listHotGoods"], apart: ["listRightBanners"] },
  { at: "/welfare", calls: ["getWelfare"] },
  { at: "/zhzq", calls: ["listCombinations"] },
  { at: "/zhmz", calls: ["listCombinationGroups"] },
  { at: "/lqzx", calls: ["listCouponOffers"] },
  { at: "/hdmb", calls: ["getActivityTemplate"] },
  { at: "/yyh", calls: ["getPromotion"] },
  {
    at: "/help/xrzn/hyzc?id=66",
    as: null,
    isOnce: true,
    calls: ["getArticle"],
    apart: ["listServiceArticles"],
  },
  { at: "/help/xrzn/hyzc?q=发票", as: null, calls: ["searchArticles"] },
  { at: "/news/hy", as: null, calls: ["listNews"] },
  { at: "/news/info/1/hy", as: null, calls: ["getNews"] },
  { at: "/order/info/9001", calls: ["getInvoice"] },
];
