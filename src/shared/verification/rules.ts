import * as z from "zod/mini";
import {
  registerAccountBodyCodeRegExp,
  registerAccountBodyPasswordMax,
  registerAccountBodyPasswordMin,
  registerAccountBodyPasswordRegExp,
  registerAccountBodyPhoneRegExp,
} from "#generated/zod/register/register.zod.ts";
import { requiredPattern } from "#src/shared/lib/required-text.ts";
import { readMobile } from "#src/shared/lib/written.ts";

/** A mobile number (specification section 5), normalized from pasted text. */
export const mobileRule = requiredPattern(
  "请填写手机号",
  registerAccountBodyPhoneRegExp,
  "请填写 11 位大陆手机号",
  readMobile,
);

export const smsCodeRule = requiredPattern(
  "请填写短信验证码",
  registerAccountBodyCodeRegExp,
  "请填写 6 位数字验证码",
);

const LENGTHS = `${registerAccountBodyPasswordMin} 至 ${registerAccountBodyPasswordMax} 位`;

/** A new password; an existing one may be older than this rule. */
export const newPasswordRule = z
  .string()
  .check(
    z.minLength(1, { error: "请设置密码", abort: true }),
    z.minLength(registerAccountBodyPasswordMin, { error: `密码须为 ${LENGTHS}`, abort: true }),
    z.maxLength(registerAccountBodyPasswordMax, { error: `密码须为 ${LENGTHS}`, abort: true }),
    z.regex(registerAccountBodyPasswordRegExp, "密码须同时包含字母和数字"),
  );

/** Requires both passwords to match; the error is shown on the repetition. */
export const sameTwice = <T extends { password: string; repetition: string }>() =>
  z.refine<T>(({ password, repetition }) => password === repetition, {
    error: "两次填写的密码不一致",
    path: ["repetition"],
    // While other fields are still empty, too.
    when: ({ value }) => typeof value === "object" && value !== null,
  });

export const repetitionRule = z.string().check(z.minLength(1, "请再填写一次密码"));
