import { SPECIFICATION, type SpecificationRule } from "#generated/specification.ts";
import { terms } from "#generated/terms.ts";

/** The business rule behind a refusal, for "why was this refused". */
export type ShopRule = {
  /** In kebab-case, for programs. */
  readonly key: string;
  /** The requirement in English: only developers see it. */
  readonly title: string;
  /** The section of the specification that it comes from. */
  readonly section: number;
  /** The text of that section about this rule. */
  readonly specification: string;
};

const rule = (key: string, title: string, basis: SpecificationRule): ShopRule => ({
  key,
  title,
  section: SPECIFICATION[basis].section,
  specification: SPECIFICATION[basis].en,
});

/** The business rules; every refusal names one. */
export const SHOP_RULES = {
  session: rule(
    "session",
    `Needs a login; a session is valid for ${terms.login.session_days} days after it`,
    "login-required",
  ),
  chatToken: rule(
    "chat-token",
    "Chat is for members with is_can_chat; its token is short-lived and ends with the session",
    "chat",
  ),
  chat: rule(
    "chat",
    "A chat message is a text of 500 characters, a picture of 5 MB, or a card",
    "customer-service",
  ),
  approval: rule("approval", "Buying needs an approved registration (is_passed)", "flags"),
  agreement: rule("agreement", "Ordering needs a signed electronic contract; 459 without one", "agreement"),
  password: rule("password", "User name and password must match", "other-validation"),
  phoneVerified: rule(
    "phone-verified",
    `A new password needs a phone verified in the last ${terms.login.reset_minutes} minutes`,
    "password-reset",
  ),
  exists: rule("exists", "The item must exist and not be withdrawn or ended", "not-found"),
  licensedAddress: rule(
    "licensed-address",
    "Compounds with ephedrine or opium are delivered to the address of the buyer's license alone",
    "other-validation",
  ),
  ownData: rule("own-data", "Members can see and change only their own data", "own-data"),
  text: rule("text", "Required text must not be empty or too short once trimmed", "other-validation"),
  range: rule("range", "A range must not start after or above its end", "other-validation"),
  maxSaved: rule(
    "max-saved",
    "At most 20 addresses, 20 invoice titles, 50 purchase plans and 5000 cart lines are saved",
    "other-validation",
  ),
  unique: rule(
    "unique",
    "User name and phone must be unique; registering needs a verified phone",
    "other-validation",
  ),
  planName: rule("plan-name", "Purchase plans of an account have different names", "other-validation"),
  onSale: rule("on-sale", "Only goods with is_buy and stock can be selected and ordered", "line-selection"),
  targetPrice: rule("target-price", "A target price is below the price of today", "other-validation"),
  quantity: rule(
    "quantity",
    "A multiple of the pack size, within purchase limit and stock",
    "other-validation",
  ),
  distribution: rule(
    "distribution",
    "A store and goods meet in one cell, and all stores together buy from one stock",
    "other-validation",
  ),
  checkoutUnchanged: rule(
    "checkout-unchanged",
    "Goods, prices and discounts must be as at checkout",
    "order-states",
  ),
  deductions: rule(
    "deductions",
    "Coupons, vouchers and points must be one's own, valid and eligible",
    "order-states",
  ),
  couponClaim: rule(
    "coupon-claim",
    "In the claim period, up to the limit per member, while they last",
    "order-states",
  ),
  activityTime: rule(
    "activity-time",
    "Group buys and lotteries run only between start and end",
    "order-states",
  ),
  controlled: rule(
    "controlled",
    "Controlled goods need an application, one at a time for each group",
    "zones",
  ),
  payable: rule(
    "payable",
    "Only unpaid, uncanceled orders can be paid, one payment at a time",
    "order-states",
  ),
  credit: rule(
    "credit",
    "Paying on credit needs an open credit account with enough available credit",
    "wallet",
  ),
  balance: rule("balance", "Paying or repaying credit from the balance needs enough balance", "wallet"),
  points: rule("points", "Redeeming a gift needs enough points, stock, and no more than the limit", "wallet"),
  orderState: rule(
    "order-state",
    "Orders are paid, shipped, received, completed; canceled before shipping, confirmed after it",
    "order-states",
  ),
  afterSale: rule("after-sale", "Returns and complaints need after-sales service (is_AfterSale)", "flags"),
  returnable: rule(
    "returnable",
    `Within ${terms.returns.days} days of receipt, up to the quantity not yet returned`,
    "order-states",
  ),
  returnState: rule(
    "return-state",
    "A return is sent once approved, and can be canceled until sent",
    "order-states",
  ),
  pickup: rule(
    "pickup",
    `A courier comes today or within ${terms.returns.pickup_days} days, in a slot that has not begun, before the return ends`,
    "order-states",
  ),
  complaint: rule(
    "complaint",
    `From shipping until ${terms.complaints.days} days after receipt; cancellable until settled`,
    "order-states",
  ),
  invoice: rule("invoice", "A paid order gets one invoice, which can be mailed once issued", "self-service"),
  invoiceTitle: rule(
    "invoice-title",
    "Needs a name; special invoices also bank, account, address, phone",
    "other-validation",
  ),
  storeGroup: rule(
    "store-group",
    "A store has one company, and cannot link or unlink itself",
    "member-centre",
  ),
  smsCode: rule(
    "sms-code",
    `An SMS code is sent at most once in 60 seconds and is valid for ${terms.login.code_minutes} minutes`,
    "other-validation",
  ),
  captcha: rule(
    "captcha",
    `Too many failures or codes require a captcha, valid once and for ${terms.login.code_minutes} minutes`,
    "other-validation",
  ),
  repeat: rule("repeat", "An Idempotency-Key stands for one content", "other-validation"),
  attempts: rule("attempts", "Too many attempts in a short time have to wait", "other-validation"),
  wechat: rule(
    "wechat",
    `A QR code lasts ${terms.login.code_minutes} minutes: scan, then confirm; one member per WeChat`,
    "order-states",
  ),
  review: rule(
    "review",
    "Nothing changes under review; what is rejected can be submitted again",
    "order-states",
  ),
  answer: rule(
    "answer",
    "Answered, arrived and unavailable requests cannot be answered again",
    "order-states",
  ),
  certificate: rule("certificate", "Certificates must be valid; they determine the business scope", "flags"),
  right: rule("right", "A person of a team needs the right that the call names (x-right)", "own-data"),
  teamLimit: rule(
    "team-limit",
    "An order above the limits of a person waits for the approval of another",
    "order-states",
  ),
  approvalState: rule(
    "approval-state",
    "A request is decided once, by another person, or withdrawn by its own",
    "order-states",
  ),
  upload: rule(
    "upload",
    "The member's own JPG, PNG, WebP or PDF; removed if unused for a day",
    "other-validation",
  ),
} as const;
