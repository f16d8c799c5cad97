import { describe, expect, it } from "vitest";
import { profileRules } from "./profile-rules.ts";

const SAVED = "13800001402";
const problemsOf = (change: Record<string, string>) => {
  const values = { name: "陈晓梅", phone: SAVED, email: "", code: "", ...change };
  return profileRules(SAVED, values).safeParse(values).error?.issues;
};
const firstMessage = (change: Record<string, string>) => problemsOf(change)?.[0]?.message;

describe("profileRules (specification section 5)", () => {
  it.each(["12800001402", "1380000140", "138000014020", "0571-88880000"])(
    "rejects %s as a mobile number",
    (phone) => expect(firstMessage({ phone })).toBe("请填写 11 位大陆手机号"),
  );

  it.each(["", "a_b-1@mail.example.com", "a@b.cn"])("accepts the e-mail “%s”", (email) =>
    expect(firstMessage({ email })).toBeUndefined(),
  );

  it.each(["a@b", "@b.cn", "a b@c.cn", "药店@c.cn", "a@.cn"])("rejects %s as an e-mail", (email) =>
    expect(firstMessage({ email })).toContain("邮箱格式不正确"),
  );

  it("requires a name, with a message in Chinese", () => {
    expect(firstMessage({ name: "  " })).toBe("请填写联系人");
    expect(firstMessage({ name: "陈".repeat(51) })).toBe("联系人不超过 50 个字符");
  });
});
