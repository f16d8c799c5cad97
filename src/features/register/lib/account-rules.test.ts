import { describe, expect, it } from "vitest";
import { emptyStorage } from "#src/shared/lib/storage-for-test.ts";
import { accountRules, wechatRules } from "./account-rules.ts";
import { accountDraft, wechatDraft, type AccountValues, NO_ACCOUNT, NO_WECHAT } from "./account-values.ts";
import { companyDraft } from "./company-draft.ts";
import { noCompany } from "./company-values.ts";

const stored = emptyStorage("sessionStorage");
const filled: AccountValues = {
  username: "qinghe_1",
  password: "abc12345",
  repetition: "abc12345",
  phone: "13800001234",
  code: "123456",
  agree: true,
};
const problemsOf = (change: Partial<AccountValues>) =>
  (accountRules.safeParse({ ...filled, ...change }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

describe("an account", () => {
  it("needs everything, and consent", () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf(NO_ACCOUNT)).toEqual([
      "username: 请填写用户名",
      "password: 请设置密码",
      "repetition: 请再填写一次密码",
      "phone: 请填写手机号",
      "code: 请填写短信验证码",
      "agree: 请先阅读并同意用户协议和隐私政策",
    ]);
  });

  it.each(["qin", "1qinghe", "qing he", "青禾药房", "q".repeat(21)])("is not named %j", (username) => {
    expect(problemsOf({ username })).toEqual([
      "username: 用户名须为 4 至 20 位字母、数字或下划线，以字母开头",
    ]);
  });

  it("has the name that full-width characters mean", () => {
    expect(accountRules.safeParse({ ...filled, username: " ｑｉｎｇ１ " }).data?.username).toBe("qing1");
  });

  it("has the same password twice", () => {
    expect(problemsOf({ repetition: "abc12346" })).toEqual(["repetition: 两次填写的密码不一致"]);
  });

  it("by WeChat needs a phone and consent", () => {
    const { phone, code, agree } = filled;
    expect(wechatRules.safeParse({ phone, code, agree }).success).toBe(true);
    expect(wechatRules.safeParse(NO_WECHAT).error?.issues).toHaveLength(3);
    expect(wechatRules.safeParse({ phone, code, agree: false }).success).toBe(false);
  });
});

describe("the draft of an account", () => {
  it("contains neither password nor code, which are nobody's to keep", () => {
    accountDraft.keep(filled);
    wechatDraft.keep(filled);
    const { username, phone, agree } = filled;
    expect(accountDraft.read()).toEqual({ username, phone, agree });
    expect(wechatDraft.read()).toEqual({ phone, agree });
    expect([...stored.values()].join("")).not.toMatch(/abc12345|123456/u);
  });
});

describe("the draft of a company", () => {
  const company = { ...noCompany(), company: "青禾大药房" };
  const file = { id: "f7", url: "/7.png", name: "7.png" };

  it("is each account's own", () => {
    companyDraft("qinghe").keep(company);
    expect(companyDraft("qinghe").read()).toEqual(company);
    expect(companyDraft("lanshan").read()).toBeUndefined();
  });

  it("contains certificates with and without files", () => {
    const [first, ...others] = company.certificates;
    const values = { ...company, certificates: [{ ...first!, file }, ...others] };
    companyDraft("qinghe").keep(values);
    expect(companyDraft("qinghe").read()).toEqual(values);
  });

  it.each([
    ["a certificate too few", { ...company, certificates: company.certificates.slice(1) }],
    ["certificates that are no list", { ...company, certificates: { length: 7 } }],
    [
      "one certificate of another shape",
      { ...company, certificates: [...company.certificates.slice(1), {}] },
    ],
    ["stores that are no list", { ...company, stores: {} }],
    ["one store of another shape", { ...company, stores: [...company.stores, { name: 7 }] }],
  ])("is ignored with %s", (_case, value) => {
    companyDraft("qinghe").keep(company);
    const [key = ""] = stored.keys();
    stored.set(key, JSON.stringify(value));
    expect(companyDraft("qinghe").read()).toBeUndefined();
  });
});
