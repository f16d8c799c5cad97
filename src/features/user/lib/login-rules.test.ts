import { describe, expect, it } from "vitest";
import { loginRules } from "./login-rules.ts";

const messagesOf = (value: unknown) =>
  loginRules.safeParse(value).error?.issues.map(({ message }) => message);

describe("loginRules", () => {
  it("accepts a name and a password and trims only the name", () => {
    expect(loginRules.parse({ username: " buyer ", password: " a " })).toEqual({
      username: "buyer",
      password: " a ",
    });
  });

  it("reports missing and overlong values in Chinese", () => {
    expect(messagesOf({ username: "  ", password: "" })).toEqual(["请输入用户名", "请输入密码"]);
    expect(messagesOf({ username: "a".repeat(51), password: "a".repeat(65) })).toEqual([
      "用户名不超过 50 个字符",
      "密码不超过 64 个字符",
    ]);
  });
});
