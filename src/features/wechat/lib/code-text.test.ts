import { describe, expect, it } from "vitest";
import { emptyStorage } from "#src/shared/lib/storage-for-test.ts";
import { codeText, isOpen } from "./code-text.ts";
import { loginCodeDraft } from "./login-code-draft.ts";

const stored = emptyStorage("sessionStorage");

describe("a WeChat code", () => {
  it.each([
    [1, true, "请用微信扫描二维码", /扫一扫/u],
    [2, true, "青禾已扫码，请在手机上确认", /不用刷新/u],
    [3, false, "绑定成功", /正在读取/u],
    [4, false, "二维码已过期", /新的二维码/u],
    [5, false, "您在手机上取消了绑定", /新的二维码/u],
  ] as const)("in state %d can still be confirmed: %s; it says %s", (status, open, title, hint) => {
    expect(isOpen(status)).toBe(open);
    const text = codeText({ status, nickname: "青禾" });
    expect(text.title).toBe(title);
    expect(text.hint).toMatch(hint);
  });

  it("speaks to whoever has no nickname", () => {
    expect(codeText({ status: 2, nickname: "" }).title).toBe("您已扫码，请在手机上确认");
  });
});

describe("the login code of a tab", () => {
  it("is kept for the registration, in this tab only, until it is used", () => {
    expect(loginCodeDraft.read()).toBeUndefined();
    loginCodeDraft.keep("c7");
    expect(loginCodeDraft.read()).toBe("c7");
    loginCodeDraft.forget();
    expect(stored.size).toBe(0);
  });

  it.each(["", 7, null])("is none where the storage holds %j", (value) => {
    loginCodeDraft.keep("c7");
    const [key = ""] = stored.keys();
    stored.set(key, JSON.stringify(value));
    expect(loginCodeDraft.read()).toBeUndefined();
  });
});
