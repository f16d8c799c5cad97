import { expect, it } from "vitest";
import { emptyStorage } from "#src/shared/lib/storage-for-test.ts";
import { linkRules } from "./link-rules.ts";
import { linkDraft, NO_LINK } from "./link-values.ts";

emptyStorage("sessionStorage");

it("needs the store's account and a phone with its code", () => {
  const filled = { username: " store_1 ", phone: "138 0000 1234", code: "123456" };
  expect(linkRules.parse(filled)).toEqual({ username: "store_1", phone: "13800001234", code: "123456" });
  expect(linkRules.safeParse(NO_LINK).error?.issues.map(({ message }) => message)).toEqual([
    "请填写门店的登录账号",
    "请填写手机号",
    "请填写短信验证码",
  ]);
});

it("has a draft in this tab", () => {
  expect(linkDraft.read()).toBeUndefined();
  linkDraft.keep({ ...NO_LINK, username: "store_1" });
  expect(linkDraft.read()?.username).toBe("store_1");
});
