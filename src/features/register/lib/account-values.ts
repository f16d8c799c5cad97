import { formDraft } from "#src/shared/lib/form-draft.ts";

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

/** The draft of the first step, without the password and the code, which can be used only once. */
export const accountDraft = formDraft("register-account-draft", { username: "", phone: "", agree: false });

/** The same for registering by WeChat. */
export const wechatDraft = formDraft("register-wechat-draft", { phone: "", agree: false });
