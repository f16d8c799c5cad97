import { SHOP_RULES, type ShopRule } from "./rules/shop-rules.ts";

/** A refusal by a rule of the shop. Thrown by commands; it becomes the contract's error body of its status. */
export class Refusal extends Error {
  readonly status: 401 | 403 | 404 | 409 | 422 | 429 | 459;
  /** Messages per field in the field order of the request; with 422 only. */
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;
  /** Which rule refused, where the command says so; the control API tells it to developers. */
  readonly rule: ShopRule | undefined;

  constructor(
    status: Refusal["status"],
    message: string,
    errors?: Readonly<Record<string, readonly string[]>>,
    rule?: ShopRule,
  ) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.errors = errors;
    this.rule = rule;
  }
}

/** 422: the messages of each field, all in Chinese and fit to be shown. */
export const invalid = (errors: Readonly<Record<string, readonly string[]>>, rule?: ShopRule) =>
  new Refusal(422, "提交的内容有误", errors, rule);

/** 422 on one field. */
export const invalidField = (field: string, message: string, rule?: ShopRule) =>
  invalid({ [field]: [message] }, rule);

export const loginRequired = () => new Refusal(401, "登录已失效，请重新登录", undefined, SHOP_RULES.session);

export const forbidden = (message: string, rule?: ShopRule) => new Refusal(403, message, undefined, rule);

export const notFound = (message = "内容不存在或已下架", rule?: ShopRule) =>
  new Refusal(404, message, undefined, rule);

export const conflict = (message: string, rule?: ShopRule) => new Refusal(409, message, undefined, rule);

export const tooManyRequests = (message: string, rule?: ShopRule) =>
  new Refusal(429, message, undefined, rule);

export const agreementRequired = () =>
  new Refusal(459, "请先签署电子合同，签署后即可下单", undefined, SHOP_RULES.agreement);
