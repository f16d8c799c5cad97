/** The values of the first step of a registration. */
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

/** Registering by WeChat requires only a phone number. */
export type WechatValues = Pick<AccountValues, "phone" | "code" | "agree">;

export const NO_WECHAT: WechatValues = { phone: "", code: "", agree: false };
