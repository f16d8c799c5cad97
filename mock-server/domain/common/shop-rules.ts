/** The business rule behind a refusal, for "why was this refused". */
export type ShopRule = {
  /** In kebab-case, for programs. */
  readonly key: string;
  /** What it requires, in English: only developers see it. */
  readonly title: string;
  /** Its section of the specification. */
  readonly section: number;
};

const rule = (key: string, title: string, section: number): ShopRule => ({ key, title, section });

/** The business rules; every refusal names one. */
export const SHOP_RULES = {
  session: rule("session", "Needs a login; a session is valid for 7 days after it", 8),
  chatToken: rule(
    "chat-token",
    "Chat is for members with is_can_chat; its token is short-lived and ends with the session",
    6,
  ),
  chat: rule("chat", "A chat message is a text of 500 characters, a picture of 5 MB, or a card", 2),
  approval: rule("approval", "Buying needs an approved registration (is_passed)", 6),
  agreement: rule("agreement", "Ordering needs a signed electronic contract; 459 without one", 8),
  password: rule("password", "User name and password must match", 5),
  phoneVerified: rule("phone-verified", "A new password needs a phone verified in the last 10 minutes", 2),
  exists: rule("exists", "The item must exist and not be withdrawn or ended", 2),
  ownThings: rule("own-things", "Members can see and change only their own data", 6),
  text: rule("text", "Required text must not be empty or too short once trimmed", 5),
  range: rule("range", "A range must not start after or above its end", 5),
  mostKept: rule("most-kept", "At most 20 addresses, 20 invoice titles and 5000 cart lines are kept", 5),
  unique: rule("unique", "User name and phone must be unique; registering needs a verified phone", 5),
  onSale: rule("on-sale", "Only goods with is_buy and stock can be selected and ordered", 4),
  quantity: rule("quantity", "A multiple of the pack size, within purchase limit and stock", 5),
  checkoutUnchanged: rule("checkout-unchanged", "Goods, prices and discounts must be as at checkout", 4),
  deductions: rule("deductions", "Coupons, vouchers and points must be one's own, valid and eligible", 4),
  couponClaim: rule("coupon-claim", "In the claim period, up to the limit per member, while they last", 4),
  activityTime: rule("activity-time", "Group buys and lotteries run only between start and end", 4),
  controlled: rule("controlled", "Controlled goods need an application, one at a time for each group", 2),
  payable: rule("payable", "Only unpaid, uncancelled orders can be paid, one payment at a time", 4),
  credit: rule("credit", "Paying on credit needs an open credit account with enough available credit", 1),
  balance: rule("balance", "Paying or repaying credit from the balance needs enough balance", 1),
  points: rule("points", "Redeeming a gift needs enough points, stock, and no more than the limit", 1),
  orderState: rule(
    "order-state",
    "Orders are paid, shipped, received, completed; cancelled before shipping, confirmed after it",
    4,
  ),
  afterSale: rule("after-sale", "Returns and complaints need after-sales service (is_AfterSale)", 6),
  returnable: rule("returnable", "Within 7 days of receipt, up to the quantity not yet returned", 4),
  returnState: rule("return-state", "A return is sent once approved, and can be cancelled until sent", 4),
  complaint: rule("complaint", "From shipping until 30 days after receipt; cancellable until settled", 4),
  invoice: rule("invoice", "A paid order gets one invoice, which can be mailed once issued", 2),
  invoiceTitle: rule("invoice-title", "Needs a name; special invoices also bank, account, address, phone", 5),
  storeGroup: rule("store-group", "A store has one company, and cannot link or unlink itself", 2),
  smsCode: rule("sms-code", "An SMS code is sent at most once in 60 seconds and is valid for 5 minutes", 5),
  captcha: rule("captcha", "Too many failures or codes require a captcha, valid once and for 5 minutes", 5),
  attempts: rule("attempts", "Too many attempts in a short time have to wait", 5),
  wechat: rule("wechat", "A QR code lasts 5 minutes: scan, then confirm; one member per WeChat", 4),
  review: rule("review", "Nothing changes under review; what is rejected can be submitted again", 4),
  answer: rule("answer", "Answered, arrived and unavailable requests cannot be answered again", 4),
  certificate: rule("certificate", "Certificates must be valid; they determine the business scope", 6),
  upload: rule("upload", "The member's own JPG, PNG, WebP or PDF; removed if unused for a day", 5),
} as const;
