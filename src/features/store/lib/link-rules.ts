import * as z from "zod/mini";
import { linkStoreBodyUsernameMax } from "#generated/zod/store/store.zod.ts";
import { mobileRule, smsCodeRule } from "#src/shared/verification/rules.ts";

/** Validation of a store to link. */
export const linkRules = z.object({
  username: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: "请填写门店的登录账号", abort: true }),
      z.maxLength(linkStoreBodyUsernameMax, `登录账号不超过 ${linkStoreBodyUsernameMax} 个字符`),
    ),
  phone: mobileRule,
  code: smsCodeRule,
});
