import { SHOP_RULES, type ShopRule } from "./shop-rules.ts";

type Errors = Readonly<Record<string, readonly string[]>>;

/** A refusal by a business rule. Thrown by commands; becomes the contract's error body of its status. */
export class Refusal extends Error {
  readonly status: 401 | 403 | 404 | 409 | 422 | 429 | 459;
  /** The rule that refused, which the control API shows to developers. */
  readonly rule: ShopRule;
  /** Messages by field, in the order of the request; with 422 only. */
  readonly errors: Errors | undefined;
  /** Seconds until the same call may succeed, for `Retry-After`; with 429 only. */
  retryAfter: number | undefined;
  /** True to keep the changes of the call, such as the count of wrong codes; otherwise they are rolled back. */
  keepsChanges = false;

  constructor(status: Refusal["status"], message: string, rule: ShopRule, errors?: Errors) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.rule = rule;
    this.errors = errors;
  }
}

/** 422 with messages by field, in Chinese and fit to be shown. */
export const invalid = (errors: Errors, rule: ShopRule) => new Refusal(422, "提交的内容有误", rule, errors);

/** 422 on one field. */
export const invalidField = (field: string, message: string, rule: ShopRule) =>
  invalid({ [field]: [message] }, rule);

/** The same refusal, after which what the call has changed stays. */
export function keepingChanges(refusal: Refusal): Refusal {
  refusal.keepsChanges = true;
  return refusal;
}

export const loginRequired = () => new Refusal(401, "登录已失效，请重新登录", SHOP_RULES.session);

export const forbidden = (message: string, rule: ShopRule) => new Refusal(403, message, rule);

export const notFound = (message: string, rule: ShopRule) => new Refusal(404, message, rule);

export const conflict = (message: string, rule: ShopRule) => new Refusal(409, message, rule);

/** 429; in so many seconds the same call may succeed. */
export function tooManyRequests(message: string, rule: ShopRule, seconds: number): Refusal {
  const refusal = new Refusal(429, message, rule);
  refusal.retryAfter = seconds;
  return refusal;
}

export const agreementRequired = () =>
  new Refusal(459, "请先签署电子合同，签署后即可下单", SHOP_RULES.agreement);
