/** The values of the first step of a registration. */
export const NO_ACCOUNT = {
  username: "",
  password: "",
  repetition: "",
  phone: "",
  code: "",
  agree: false,
};

export type AccountValues = typeof NO_ACCOUNT;

/** Registering by WeChat requires only a phone number. */
export const NO_WECHAT = { phone: "", code: "", agree: false };

export type WechatValues = typeof NO_WECHAT;
