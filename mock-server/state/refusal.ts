/** A refusal by a rule of the shop. Thrown by commands; it becomes the contract's error body of its status. */
export class Refusal extends Error {
  readonly status: 401 | 403 | 404 | 409 | 422 | 429 | 459;
  /** Messages per field in the field order of the request; with 422 only. */
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;

  constructor(
    status: Refusal["status"],
    message: string,
    errors?: Readonly<Record<string, readonly string[]>>,
  ) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.errors = errors;
  }
}

/** 422: the messages of each field, all in Chinese and fit to be shown. */
export const invalid = (errors: Readonly<Record<string, readonly string[]>>) =>
  new Refusal(422, "提交的内容有误", errors);

/** 422 on one field. */
export const invalidField = (field: string, message: string) => invalid({ [field]: [message] });

export const loginRequired = () => new Refusal(401, "登录已失效，请重新登录");

export const forbidden = (message: string) => new Refusal(403, message);

export const notFound = (message = "内容不存在或已下架") => new Refusal(404, message);

export const conflict = (message: string) => new Refusal(409, message);

export const tooManyRequests = (message: string) => new Refusal(429, message);

export const agreementRequired = () => new Refusal(459, "请先签署电子合同，签署后即可下单");
