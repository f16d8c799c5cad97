// Generated from generated/openapi.json. Do not edit: run `npm run generate`.

// The beginning of each query's key that a mutation makes stale (`x-invalidates`), apart from the hooks: taken from
// the hooks of another tag, a key would bring all of them to every page that has the mutation.

export const getGetCurrentUserQueryKey = () => ["/api/user"] as const;
export const getGetAccountProfileQueryKey = () => ["/api/user/base"] as const;
export const getGetRegistrationQueryKey = () => ["/api/register"] as const;
export const getGetWechatBindingQueryKey = () => ["/api/user/wechat"] as const;
export const getGetAgreementQueryKey = () => ["/api/user/dzht"] as const;
export const getListCertificatesQueryKey = () => ["/api/user/zizhi"] as const;
export const getListBusinessScopesQueryKey = () => ["/api/user/jyfw"] as const;
export const getListStoresQueryKey = () => ["/api/user/stores"] as const;
export const getListTeamMembersQueryKey = () => ["/api/team/member"] as const;
export const getListApprovalsQueryKey = () => ["/api/team/approval"] as const;
export const getListTeamLogQueryKey = () => ["/api/team/log"] as const;
export const getListAddressesQueryKey = () => ["/api/user/address"] as const;
export const getListMessagesQueryKey = () => ["/api/message"] as const;
export const getGetMessageCountsQueryKey = () => ["/api/message/count"] as const;
export const getListArrivalNoticesQueryKey = () => ["/api/goods/arrival_notices"] as const;
export const getListTargetPricesQueryKey = () => ["/api/goods/target_prices"] as const;
export const getListFavoritesQueryKey = () => ["/api/favorite"] as const;
export const getGetControlledZoneQueryKey = () => ["/api/focus/kxzq"] as const;
export const getGetNewControlledZoneQueryKey = () => ["/api/focus/new_kxzq"] as const;
export const getGetActivityTemplateQueryKey = () => ["/api/focus/demo"] as const;
export const getGetCashbackQueryKey = () => ["/api/activity/cashback"] as const;
export const getGetPromotionQueryKey = () => ["/api/activity/promotion"] as const;
export const getListLotteryWinnersQueryKey = () => ["/api/draw/new_record"] as const;
export const getGetLotteryStatusQueryKey = () => ["/api/draw/simple"] as const;
export const getListLotteryRecordsQueryKey = () => ["/api/draw/record"] as const;
export const getListCartLinesQueryKey = () => ["/api/cart/list"] as const;
export const getGetCartTotalQueryKey = () => ["/api/cart/total"] as const;
export const getGetCartTopUpQueryKey = () => ["/api/cart/topup"] as const;
export const getListOrdersQueryKey = () => ["/api/order"] as const;
export const getListOrderCountsQueryKey = () => ["/api/order/count"] as const;
export const getListReturnsQueryKey = () => ["/api/return"] as const;
export const getListAfterSalesQueryKey = () => ["/api/after_sale"] as const;
export const getListPayMethodsQueryKey = () => ["/api/pay/methods"] as const;
export const getGetBalanceQueryKey = () => ["/api/user/user_money"] as const;
export const getGetCreditQueryKey = () => ["/api/user/user_credit"] as const;
export const getListBalanceLogQueryKey = () => ["/api/user/user_money_log"] as const;
export const getListCreditBillsQueryKey = () => ["/api/user/user_credit_list"] as const;
export const getGetStatementQueryKey = () => ["/api/statement"] as const;
export const getGetSpendingQueryKey = () => ["/api/spending"] as const;
export const getListAvailableCouponsQueryKey = () => ["/api/user/availableCoupon"] as const;
export const getListCouponsQueryKey = () => ["/api/user/coupon"] as const;
export const getGetCouponCountsQueryKey = () => ["/api/user/couponNum"] as const;
export const getListCouponOffersQueryKey = () => ["/api/coupon/center"] as const;
export const getListCashVouchersQueryKey = () => ["/api/user/cash_voucher"] as const;
export const getGetPointsQueryKey = () => ["/api/user/points"] as const;
export const getListPointsLogQueryKey = () => ["/api/user/points_log"] as const;
export const getListPointsGoodsQueryKey = () => ["/api/jfsc/goods"] as const;
export const getListPointsOrdersQueryKey = () => ["/api/jfsc/order"] as const;
export const getListInvoicesQueryKey = () => ["/api/invoice"] as const;
export const getListInvoiceTitlesQueryKey = () => ["/api/user/invoice_title"] as const;
export const getListSavedPlansQueryKey = () => ["/api/user/plans"] as const;
export const getListVarietyRequestsQueryKey = () => ["/api/user/buy"] as const;
export const getListFeedbackQueryKey = () => ["/api/user/feedback"] as const;
export const getGoodsQueryKey = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
  /^(\/api\/index\/spike|\/api\/index_wntj\/1|\/api\/goods\/list|\/api\/goods\/search|\/api\/goods\/hot|\/api\/goods\/detail\/.+|\/api\/user\/fast_buy|\/api\/favorite|\/api\/activity\/everyday_price|\/api\/focus\/demo|\/api\/combinationMzhgGroup|\/api\/combinationMzhg|\/api\/activity\/page\/.+|\/api\/activity\/group_buy|\/api\/activity\/group_buy\/.+|\/api\/activity\/promotion|\/api\/cart\/list|\/api\/cart\/topup|\/api\/order\/.+\/buy_again_preview)$/.test(String(queryKey[0])) ? [queryKey] : [];
export const getEverythingQueryKey = () => [] as const;
