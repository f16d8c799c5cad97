import { formDraft } from "#src/shared/lib/form-draft.ts";

/** The draft of the first step, without the password and the code, which can be used only once. */
export const accountDraft = formDraft("register-account-draft", { username: "", phone: "", agree: false });

/** The same for registering by WeChat. */
export const wechatDraft = formDraft("register-wechat-draft", { phone: "", agree: false });
