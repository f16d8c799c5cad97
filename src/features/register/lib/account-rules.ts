import * as z from "zod/mini";
import { registerAccountBodyUsernameRegExp } from "#generated/zod/register/register.zod.ts";
import { requiredPattern } from "#src/shared/lib/required-text.ts";
import { plainText } from "#src/shared/lib/written.ts";
import {
  mobileRule,
  newPasswordRule,
  repetitionRule,
  sameTwice,
  smsCodeRule,
} from "#src/shared/verification/rules.ts";

const agreeRule = z.boolean().check(z.refine((agreed) => agreed, "请先阅读并同意用户协议和隐私政策"));

/** Validation of the first step; formats come from the contract. */
export const accountRules = z
  .object({
    username: requiredPattern(
      "请填写用户名",
      registerAccountBodyUsernameRegExp,
      "用户名须为 4 至 20 位字母、数字或下划线，以字母开头",
      (written) => plainText(written).trim(),
    ),
    password: newPasswordRule,
    repetition: repetitionRule,
    phone: mobileRule,
    code: smsCodeRule,
    agree: agreeRule,
  })
  .check(sameTwice());

/** Registering by WeChat requires only a phone number. */
export const wechatRules = z.object({ phone: mobileRule, code: smsCodeRule, agree: agreeRule });
