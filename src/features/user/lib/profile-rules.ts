import * as z from "zod/mini";
import {
  updateAccountProfileBodyEmailMax,
  updateAccountProfileBodyEmailRegExp,
  updateAccountProfileBodyNameMax,
} from "#generated/zod/user/user.zod.ts";
import { requiredText } from "#src/shared/lib/required-text.ts";
import { readMobile } from "#src/shared/lib/written.ts";
import { mobileRule, smsCodeRule } from "#src/shared/verification/rules.ts";

/**
 * Validation of the account's form (specification section 5); limits come from the contract. Another phone than `saved`
 * needs the code that was sent there.
 */
export const profileRules = (saved: string, { phone }: { phone: string }) =>
  z.object({
    name: requiredText("请填写联系人", "联系人", updateAccountProfileBodyNameMax),
    phone: mobileRule,
    email: z
      .string()
      .check(
        z.trim(),
        z.maxLength(
          updateAccountProfileBodyEmailMax,
          `邮箱不超过 ${updateAccountProfileBodyEmailMax} 个字符`,
        ),
        z.regex(updateAccountProfileBodyEmailRegExp, "邮箱格式不正确，如 caigou@yaodian.com（可留空）"),
      ),
    code: readMobile(phone) === saved ? z.string() : smsCodeRule,
  });
