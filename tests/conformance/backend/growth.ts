type Step = { readonly name: string; readonly operations: readonly string[] };

/** The order in which a team would write this backend. */
export const GROWTH: readonly Step[] = [
  { name: "login", operations: ["login", "logout", "getAccountProfile"] },
  { name: "addresses", operations: ["listAddresses", "createAddress", "updateAddress", "deleteAddress"] },
  { name: "news", operations: ["getBalance", "listNews", "getNews"] },
  { name: "user", operations: ["getCurrentUser", "getCommonData", "setDefaultAddress"] },
  { name: "goods", operations: ["listGoods", "getGoodsDetail", "searchGoods", "listHotGoods"] },
  { name: "cart", operations: ["listCartLines", "addCartLines"] },
  {
    name: "cart edited",
    operations: ["editCartLine", "selectCartLines", "deleteCartLines", "getCartTotal"],
  },
  { name: "orders", operations: ["checkoutCart", "createOrder", "getOrder", "listOrders"] },
  { name: "orders canceled", operations: ["cancelOrder", "previewOrder", "listOrderCounts"] },
  {
    name: "payments",
    operations: ["listPayMethods", "createPayment", "getPayment", "payByBalance", "listBalanceLog"],
  },
  {
    name: "coupons",
    operations: ["listCouponOffers", "claimCoupon", "listCoupons", "getCouponCounts", "listAvailableCoupons"],
  },
  { name: "favorites", operations: ["listFavorites", "addFavorites", "cancelFavorites"] },
  {
    name: "titles",
    operations: ["listInvoiceTitles", "createInvoiceTitle", "updateInvoiceTitle", "deleteInvoiceTitle"],
  },
  {
    name: "messages",
    operations: [
      "listMessages",
      "getMessage",
      "getMessageCounts",
      "readMessages",
      "readAllMessages",
      "deleteMessages",
    ],
  },
  {
    name: "help",
    operations: ["getPoints", "listPointsLog", "listArticleCategories", "listServiceArticles", "getArticle"],
  },
];

/** Returns the operations that the backend has after a step. */
export function grownTo(name: string): readonly string[] {
  const index = GROWTH.findIndex((step) => step.name === name);
  return GROWTH.slice(0, index + 1).flatMap(({ operations }) => operations);
}
