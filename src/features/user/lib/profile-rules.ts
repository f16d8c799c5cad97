import * as z from "zod/mini";
import {
  updateAccountProfileBodyEmailMax,
  updateAccountProfileBodyEmailRegExp,
  updateAccountProfileBodyNameMax,
} from "#generated/zod/user/user.zod.ts";
import { mobileRule } from "#src/shared/verification/rules.ts";

/** Validation of the account's form (specification section 5); limits come from the contract. */
export const profileRules = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "请填写联系人"),
      z.maxLength(updateAccountProfileBodyNameMax, `联系人不超过 ${updateAccountProfileBodyNameMax} 个字符`),
    ),
  phone: mobileRule,
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(updateAccountProfileBodyEmailMax, `邮箱不超过 ${updateAccountProfileBodyEmailMax} 个字符`),
      z.regex(updateAccountProfileBodyEmailRegExp, "邮箱格式不正确，如 caigou@yaodian.com（可留空）"),
    ),
});
