/** The documented inputs of a call. */
export interface DocumentedInputs {
  path?: string[];
  query?: string[];
  /** `params.number` is a field of `params`, `params[].price` a field of each item of the list `params`. */
  body?: string[];
  /** Documented only as "filters", "params", "query parameters" or "body": matches any inputs there. */
  bag?: "query" | "body";
  /** The client's defaults. */
  values?: Record<string, number>;
}

/** Method, path and inputs of a documented call. */
export type DocumentedCall = [method: string, path: string, inputs?: DocumentedInputs];

const ITEM = [
  "goods_id",
  "price",
  "number",
  "ck_id",
  "goods_price_id",
  "ladder_price_id",
  "goods_manjian_id",
  "is_yj",
  "type",
];
const LINES = ITEM.map((name) => `params[].${name}`);

/** Section 2 lists the parameters of a link to a product, and section 7 says that the call takes "params". */
const DETAIL = ["goods_price_id", "ladder_price_id", "goods_manjian_id", "is_yj", "is_jxq"];

/** Specification, section 7: every call, with the fields of an add-to-cart item from section 3. */
export const documentedCalls: DocumentedCall[] = [
  // Cart
  ["POST", "/api/cart", { body: LINES }],
  ["POST", "/api/cart/quick_add/{id}", { path: ["id"] }],
  ["GET", "/api/cart/list", { query: ["filters", "new"], values: { filters: 99999, new: 1 } }],
  ["GET", "/api/cart/total"],
  ["POST", "/api/cart/copy", { body: ["ids", "other_user_ids"] }],
  ["POST", "/api/cart/checkout", { body: ["ids", "new"], values: { new: 1 } }],
  ["POST", "/api/cart/batch_delete", { body: ["ids"] }],
  ["POST", "/api/cart/{id}/edit", { path: ["id"], body: ["params.number", "new"], values: { new: 1 } }],
  ["POST", "/api/cart/batch_select", { body: ["ids", "is_selected"] }],
  ["POST", "/api/cart/next_hint", { bag: "query" }],
  // Favorites
  ["GET", "/api/favorite", { query: ["page"] }],
  ["POST", "/api/favorite", { body: ["goods_ids"] }],
  ["POST", "/api/favorite/cancel", { body: ["goods_ids"] }],
  // Goods and activities
  ["GET", "/api/goods/search", { query: ["keywords", "type"] }],
  ["GET", "/api/goods/hot"],
  ["GET", "/api/goods/list", { bag: "query" }],
  ["GET", "/api/goods/detail/{id}", { path: ["id"], query: DETAIL }],
  ["GET", "/api/goods/activities"],
  ["GET", "/api/activity/everyday_price"],
  ["POST", "/api/activity/tap"],
  ["GET", "/api/focus/demo"],
  ["GET", "/api/combinationMzhgGroup"],
  ["GET", "/api/combinationMzhg"],
  ["GET", "/api/draw", { query: ["id"] }],
  ["GET", "/api/draw/new_record", { query: ["id"] }],
  ["GET", "/api/draw/{id}/activity", { path: ["id"] }],
  ["GET", "/api/draw/simple"],
  ["GET", "/api/draw/record"],
  ["GET", "/api/draw/ads"],
  // Homepage, banners, links
  ["GET", "/api/index/spike"],
  ["GET", "/api/article/category", { query: ["category_id"], values: { category_id: 3 } }],
  ["GET", "/api/global/links"],
  ["GET", "/api/index_wntj/1"],
  ["GET", "/api/focus/kxzq_ad", { query: ["ids"] }],
  ["GET", "/api/focus/new_kxzq"],
  ["GET", "/api/focus/right"],
  ["GET", "/api/focus/xrtj"],
  ["GET", "/api/focus/top"],
  ["GET", "/api/focus/ppzq"],
  ["GET", "/api/focus/kxzq"],
  ["GET", "/api/focus/zyzq"],
  ["GET", "/api/focus/login"],
  ["GET", "/api/focus/yx"],
  ["GET", "/api/focus"],
  ["GET", "/api/focus/common"],
  ["GET", "/api/focus/postList"],
  ["GET", "/api/focus/brand/{id}", { path: ["id"] }],
  // User
  ["POST", "/api/user/create_code"],
  ["DELETE", "/api/user/unbind_wechat"],
  ["DELETE", "/api/user/logout"],
  ["POST", "/api/user/feedback", { bag: "body" }],
  ["POST", "/api/user/buy"],
  ["GET", "/api/user/buy", { query: ["page"] }],
  ["GET", "/api/user/fast_buy", { query: ["page", "order"] }],
  ["GET", "/api/user/availableCoupon", { query: ["type", "page"] }],
  ["GET", "/api/user/coupon", { query: ["page", "type", "status"] }],
  ["GET", "/api/user/couponNum"],
  ["GET", "/api/user/user_money_log", { query: ["page", "use_type", "start_time", "end_time"] }],
  ["GET", "/api/user/user_money"],
  ["GET", "/api/user/jyfw"],
  ["GET", "/api/user/zizhi"],
  ["GET", "/api/user/base"],
  ["GET", "/api/user/phone/{value}", { path: ["value"] }],
  ["POST", "/api/user/updateUserInfo", { body: ["name", "phone"] }],
  ["POST", "/api/user/resetPassword", { body: ["password"] }],
  ["GET", "/api/jybg/filter", { bag: "query" }],
  ["GET", "/api/user/user_credit"],
  ["GET", "/api/user/user_credit_list", { query: ["page", "type"] }],
  // Credit payments
  ["POST", "/api/pay/user_credit_create"],
  ["POST", "/api/pay/user_credit_pay"],
  ["POST", "/api/pay/user_credit_check"],
];
