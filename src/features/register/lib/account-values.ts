/** The first step of a registration as its form holds it. */
export type AccountValues = {
  username: string;
  password: string;
  repetition: string;
  phone: string;
  code: string;
  agree: boolean;
};

export const NO_ACCOUNT: AccountValues = {
  username: "",
  password: "",
  repetition: "",
  phone: "",
  code: "",
  agree: false,
};

/** Registering by WeChat needs a number alone. */
export type WechatValues = Pick<AccountValues, "phone" | "code" | "agree">;

export const NO_WECHAT: WechatValues = { phone: "", code: "", agree: false };
