/** The business rule behind a refusal, for "why was this refused". */
export type ShopRule = {
  /** In kebab-case, for programs. */
  readonly key: string;
  /** What it requires, in Chinese. */
  readonly title: string;
  /** Its section of the specification. */
  readonly section: number;
};

const rule = (key: string, title: string, section: number): ShopRule => ({ key, title, section });

/** The business rules; every refusal names one. */
export const SHOP_RULES = {
  session: rule("session", "此操作需要登录，会话自登录起 7 天内有效", 8),
  chatToken: rule(
    "chat-token",
    "客服窗口只对开通聊天（is_can_chat）的会员开放，须带上本人的 username 和 token",
    6,
  ),
  approval: rule("approval", "资质审核通过（is_passed）后才能采购", 6),
  agreement: rule("agreement", "下单前须签署电子合同，未签署时返回 459", 8),
  password: rule("password", "用户名和密码必须相符", 5),
  phoneVerified: rule("phone-verified", "设置新密码前须验证本人的手机号，验证后 10 分钟内有效", 2),
  exists: rule("exists", "内容须存在，且未下架、未结束", 2),
  ownThings: rule("own-things", "只能查看和操作自己的内容", 6),
  text: rule("text", "必填的文字去掉首尾空格后不能为空或过短", 5),
  range: rule("range", "区间的起点不能晚于或高于终点", 5),
  mostKept: rule("most-kept", "收货地址和发票抬头各最多保存 20 个", 5),
  unique: rule("unique", "用户名和手机号不能与其他会员重复，注册时手机号须已验证", 5),
  onSale: rule("on-sale", "只有可购买（is_buy）且有库存的商品可以选中和下单", 4),
  quantity: rule("quantity", "数量须为中包装的倍数，且不超过限购和库存", 5),
  checkoutUnchanged: rule("checkout-unchanged", "提交订单时商品、数量、价格和优惠须与结算时相同", 4),
  deductions: rule("deductions", "优惠券、现金券和积分须是自己的、在有效期内且达到使用条件", 4),
  couponClaim: rule("coupon-claim", "优惠券在领取时间内可领，每人限领，领完为止", 4),
  activityTime: rule("activity-time", "拼团和抽奖只在开始后、结束前有效", 4),
  controlled: rule("controlled", "控销商品须先申请，审核中或已有权限的分组不能重复申请", 2),
  payable: rule("payable", "只有未付款、未取消的订单可以付款，一笔付款处理中不能再付", 4),
  credit: rule("credit", "账期已开通且可用额度足够时才能账期付款", 1),
  balance: rule("balance", "余额足够时才能用余额付款和还账期", 1),
  points: rule("points", "兑换礼品须积分足够、有库存且不超过限兑", 1),
  orderState: rule(
    "order-state",
    "订单按状态流转：付款、发货、收货、完成；发货前可取消，发货后可确认收货",
    4,
  ),
  afterSale: rule("after-sale", "账号开通售后（is_AfterSale）后才能申请退货和售后", 6),
  returnable: rule("returnable", "收货后 7 天内可申请退货，数量不超过已购未退的数量", 4),
  returnState: rule("return-state", "退货单按状态流转：审核通过后寄回，寄出前可取消", 4),
  complaint: rule("complaint", "发货后至收货 30 天内可申请售后，处理完成前可取消", 4),
  invoice: rule("invoice", "已付款且有实付金额的订单可开一张发票，开出后可发送到邮箱", 2),
  invoiceTitle: rule("invoice-title", "抬头须有名称，专用发票的抬头还须有开户行、账号、注册地址和电话", 5),
  storeGroup: rule("store-group", "一家门店只属于一个企业，当前登录的门店不能关联或解除自己", 2),
  smsCode: rule("sms-code", "短信验证码 60 秒内只发一次，5 分钟内有效", 5),
  captcha: rule("captcha", "失败或发送过多后须输入图形验证码，每张 5 分钟内有效且只用一次", 5),
  attempts: rule("attempts", "短时间内次数过多时须稍候再试", 5),
  wechat: rule("wechat", "二维码 5 分钟内有效，先扫码再确认；一个微信只绑定一个会员", 4),
  review: rule("review", "资料待审核时不能修改，只有待审核的可以审核，驳回后可重新提交", 4),
  answer: rule("answer", "反馈和求购按状态流转：已回复、已到货和无法采购的不能再答复", 4),
  certificate: rule("certificate", "证照须在有效期内，经营范围由证照决定", 6),
  upload: rule("upload", "文件须是自己上传的 JPG、PNG、WebP 或 PDF，一天内未使用会被清除", 5),
} as const;
