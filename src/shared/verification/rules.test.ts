import { expect, it } from "vitest";
import * as z from "zod/mini";
import { mobileRule, newPasswordRule, repetitionRule, sameTwice, smsCodeRule } from "./rules.ts";

const problems = (rule: z.ZodMiniType, value: unknown) =>
  rule.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

it("accepts a pasted number, and no other", () => {
  expect(mobileRule.parse("+86 138-0000-1234")).toBe("13800001234");
  expect(problems(mobileRule, " ")).toEqual(["请填写手机号"]);
  expect(problems(mobileRule, "12345678901")).toEqual(["请填写 11 位大陆手机号"]);
  expect(problems(mobileRule, "0571-88880000")).toEqual(["请填写 11 位大陆手机号"]);
});

it("reports one error at a time for a code and a password", () => {
  expect(problems(smsCodeRule, "")).toEqual(["请填写短信验证码"]);
  expect(problems(smsCodeRule, "12345")).toEqual(["请填写 6 位数字验证码"]);
  expect(problems(newPasswordRule, "")).toEqual(["请设置密码"]);
  expect(problems(newPasswordRule, "abc1")).toEqual(["密码须为 8 至 32 位"]);
  expect(problems(newPasswordRule, `a1${"x".repeat(31)}`)).toEqual(["密码须为 8 至 32 位"]);
  expect(problems(newPasswordRule, "onlyletters")).toEqual(["密码须同时包含字母和数字"]);
  expect(problems(newPasswordRule, "qinghe86")).toEqual([]);
});

it("requires the password twice", () => {
  const form = z.object({ password: newPasswordRule, repetition: repetitionRule }).check(sameTwice());
  expect(form.safeParse({ password: "qinghe86", repetition: "qinghe87" }).error?.issues).toMatchObject([
    { path: ["repetition"], message: "两次填写的密码不一致" },
  ]);
  expect(form.safeParse({ password: "qinghe86", repetition: "qinghe86" }).success).toBe(true);
});
