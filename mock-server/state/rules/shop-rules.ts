/** A rule of the shop under which a request was refused, for "why was this refused". */
export type ShopRule = {
  /** Kebab-case, for programs. */
  readonly key: string;
  /** What it asks, in Chinese. */
  readonly title: string;
  /** The section of the specification that it comes from. */
  readonly section: number;
};

const rule = (key: string, title: string, section: number): ShopRule => ({ key, title, section });

/** The rules that refusals name; one that only a single command knows may stand beside that command. */
export const SHOP_RULES = {
  session: rule("session", "此操作需要登录，会话自登录起 7 天内有效", 8),
  approval: rule("approval", "资质审核通过（is_passed）后才能采购", 6),
  agreement: rule("agreement", "下单前须签署电子合同，未签署时返回 459", 8),
  password: rule("password", "用户名和密码必须相符", 5),
  onSale: rule("on-sale", "只有可购买（is_buy）且有库存的商品可以选中和下单", 4),
  quantity: rule("quantity", "数量须为中包装的倍数，且不超过限购和库存", 5),
  ownThings: rule("own-things", "只能查看和操作自己的内容", 6),
  checkoutUnchanged: rule("checkout-unchanged", "提交订单时商品、数量、价格和优惠须与结算时相同", 4),
  payable: rule("payable", "只有未付款、未取消的订单可以付款", 4),
  credit: rule("credit", "账期已开通且可用额度足够时才能账期付款", 4),
  smsCode: rule("sms-code", "短信验证码 60 秒内只发一次，5 分钟内有效", 5),
  captcha: rule("captcha", "失败或发送过多后须输入图形验证码，每张 5 分钟内有效且只用一次", 5),
  attempts: rule("attempts", "短时间内次数过多时须稍候再试", 5),
  wechat: rule("wechat", "二维码 5 分钟内有效，先扫码再确认；一个微信只绑定一个会员", 4),
  review: rule("review", "资料待审核时不能修改，驳回后可重新提交", 4),
  certificate: rule("certificate", "证照须在有效期内，经营范围由证照决定", 6),
  upload: rule("upload", "文件须是自己上传的，一天内未使用会被清除", 5),
} as const;
