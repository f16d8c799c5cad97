/**
 * The tests over HTTP of each tag's rules in the mock, by name. Each starts a mock of its own, so a tag has only those
 * that are about it; long walks of random carts are left out.
 */
export const CONTRACT_TESTS: Readonly<Record<string, readonly string[]>> = {
  activity: ["activity", "combination"],
  address: ["address"],
  "after-sale": ["after-sale"],
  article: ["article"],
  cart: ["cart", "cart-changes", "checkout-changes", "combination", "limit", "price-ledger", "top-up"],
  certificate: ["certificate", "dossier", "plan", "register"],
  chat: ["chat", "chat-desk"],
  coupon: ["coupon", "order-preview", "order-worth"],
  draw: ["draw"],
  favorite: ["favorite"],
  goods: ["arrival-notices", "combination", "goods", "goods-purchase", "hidden-prices", "limit", "offers"],
  invoice: ["invoice", "invoice-sets"],
  message: ["arrival-notices", "message"],
  order: ["buy-again", "order", "order-life", "order-preview", "order-worth"],
  payment: ["payment", "payment-ways", "wallet"],
  points: ["order-life", "points"],
  quality: ["quality"],
  team: ["team"],
  upload: ["private-files", "upload", "uploads"],
  user: ["password", "register", "user"],
  wallet: ["statement", "statement-histories", "wallet", "wallet-log"],
  wechat: ["wechat"],
  zone: ["zone"],
};
