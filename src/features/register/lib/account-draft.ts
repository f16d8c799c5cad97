import { formDraft } from "#src/shared/lib/form-draft.ts";

/** What outlives a reload of the first step: no password, and no code, which holds once. */
export const accountDraft = formDraft("register-account-draft", { username: "", phone: "", agree: false });

/** The same of registering by WeChat. */
export const wechatDraft = formDraft("register-wechat-draft", { phone: "", agree: false });
