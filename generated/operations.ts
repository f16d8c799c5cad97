// Generated from generated/openapi.json. Do not edit: run `npm run generate`.

export const operations = {
  login: {"method":"POST","path":"/api/user/login","host":"main","tag":"user","title":"登录","provenance":"inferred","visitor":true},
  logout: {"method":"DELETE","path":"/api/user/logout","host":"main","tag":"user","title":"退出登录","provenance":"documented","visitor":true},
  getCurrentUser: {"method":"GET","path":"/api/user","host":"main","tag":"user","title":"当前会员","provenance":"inferred","visitor":true},
  getAgreement: {"method":"GET","path":"/api/user/dzht","host":"main","tag":"agreement","title":"电子合同","provenance":"inferred"},
  sendAgreementCode: {"method":"POST","path":"/api/user/dzht/code","host":"main","tag":"agreement","title":"发送签署验证码","provenance":"inferred"},
  signAgreement: {"method":"POST","path":"/api/user/dzht/sign","host":"main","tag":"agreement","title":"签署电子合同","provenance":"inferred"},
  getCommonData: {"method":"GET","path":"/api/focus/common","host":"main","tag":"home","title":"首页公共数据","provenance":"documented","visitor":true,"silent":true},
  listArticleCategories: {"method":"GET","path":"/api/article/category","host":"main","tag":"home","title":"帮助文章分类","provenance":"documented","visitor":true,"silent":true},
  listGoods: {"method":"GET","path":"/api/goods/list","host":"main","tag":"goods","title":"商品列表","provenance":"documented","visitor":true},
  searchGoods: {"method":"GET","path":"/api/goods/search","host":"main","tag":"goods","title":"搜索建议","provenance":"documented","visitor":true,"silent":true},
  listHotGoods: {"method":"GET","path":"/api/goods/hot","host":"main","tag":"goods","title":"热销商品","provenance":"documented","visitor":true},
  getGoodsDetail: {"method":"GET","path":"/api/goods/detail/{id}","host":"main","tag":"goods","title":"商品详情","provenance":"documented","visitor":true},
  addCartLines: {"method":"POST","path":"/api/cart","host":"main","tag":"cart","title":"加入购物车","provenance":"documented","repeatable":true},
  quickAddCartLine: {"method":"POST","path":"/api/cart/quick_add/{id}","host":"main","tag":"cart","title":"快速加购","provenance":"documented"},
  listCartLines: {"method":"GET","path":"/api/cart/list","host":"main","tag":"cart","title":"购物车列表","provenance":"documented"},
  getCartTotal: {"method":"GET","path":"/api/cart/total","host":"main","tag":"cart","title":"购物车合计","provenance":"documented"},
  copyCart: {"method":"POST","path":"/api/cart/copy","host":"main","tag":"cart","title":"复制到其他门店","provenance":"documented"},
  checkoutCart: {"method":"POST","path":"/api/cart/checkout","host":"main","tag":"cart","title":"去结算","provenance":"documented"},
  deleteCartLines: {"method":"POST","path":"/api/cart/batch_delete","host":"main","tag":"cart","title":"批量删除","provenance":"documented"},
  editCartLine: {"method":"POST","path":"/api/cart/{id}/edit","host":"main","tag":"cart","title":"修改数量","provenance":"documented"},
  selectCartLines: {"method":"POST","path":"/api/cart/batch_select","host":"main","tag":"cart","title":"批量选择","provenance":"documented"},
  hideCartHint: {"method":"POST","path":"/api/cart/next_hint","host":"main","tag":"cart","title":"不再提示","provenance":"documented"},
  listAddresses: {"method":"GET","path":"/api/user/address","host":"main","tag":"address","title":"收货地址","provenance":"inferred"},
  createOrder: {"method":"POST","path":"/api/order","host":"main","tag":"order","title":"提交订单","provenance":"inferred"},
  getOrder: {"method":"GET","path":"/api/order/{id}","host":"main","tag":"order","title":"订单详情","provenance":"inferred"},
  getBalance: {"method":"GET","path":"/api/user/user_money","host":"main","tag":"wallet","title":"余额","provenance":"documented"},
  getCredit: {"method":"GET","path":"/api/user/user_credit","host":"main","tag":"wallet","title":"账期","provenance":"documented"},
  createCreditPayment: {"method":"POST","path":"/api/pay/user_credit_create","host":"main","tag":"payment","title":"创建账期支付","provenance":"documented"},
  payCreditPayment: {"method":"POST","path":"/api/pay/user_credit_pay","host":"main","tag":"payment","title":"账期支付","provenance":"documented"},
  checkCreditPayment: {"method":"POST","path":"/api/pay/user_credit_check","host":"main","tag":"payment","title":"查询账期支付","provenance":"documented"},
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;

export type Operation = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path with its parameters in braces. */
  readonly path: string;
  readonly host: "main" | "activity" | "chat";
  readonly tag: string;
  readonly title: string;
  readonly provenance: "documented" | "inferred";
  /** Open to visitors. */
  readonly visitor?: true;
  /** A repeated call does not cancel the earlier one. */
  readonly repeatable?: true;
  /** Its errors are not shown to the user. */
  readonly silent?: true;
};
