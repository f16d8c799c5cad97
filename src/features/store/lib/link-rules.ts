import * as z from "zod/mini";
import { linkStoreBodyUsernameMax } from "#generated/zod/store/store.zod.ts";
import { requiredText } from "#src/shared/lib/required-text.ts";
import { mobileRule, smsCodeRule } from "#src/shared/verification/rules.ts";

/** Validation of a store to link. */
export const linkRules = z.object({
  username: requiredText("请填写门店的登录账号", "登录账号", linkStoreBodyUsernameMax),
  phone: mobileRule,
  code: smsCodeRule,
});
