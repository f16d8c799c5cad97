import { describe, expect, it } from "vitest";
import { emptyStorage } from "#src/shared/lib/storage-for-test.ts";
import { resetRules } from "./password-rules.ts";
import { resetProgress } from "./reset-progress.ts";

const stored = emptyStorage("sessionStorage");
const progress = { username: "qing***", expiresAt: 1_795_300_000, isDone: false };

describe("the progress of a password reset", () => {
  it("survives a reload of the tab until it is forgotten", () => {
    expect(resetProgress.read()).toBeUndefined();
    resetProgress.keep(progress);
    expect(resetProgress.read()).toEqual(progress);
    resetProgress.forget();
    expect(stored.size).toBe(0);
  });

  it.each([
    ["no name", { ...progress, username: undefined }],
    ["an end that is no number", { ...progress, expiresAt: "soon" }],
    ["no word on whether it is done", { ...progress, isDone: 0 }],
    ["null", null],
  ])("begins anew with %s", (_case, value) => {
    resetProgress.keep(progress);
    const [key = ""] = stored.keys();
    stored.set(key, JSON.stringify(value));
    expect(resetProgress.read()).toBeUndefined();
  });
});

it("asks for the same password twice", () => {
  expect(resetRules.safeParse({ password: "abc12345", repetition: "abc12345" }).success).toBe(true);
  const [issue] = resetRules.safeParse({ password: "abc12345", repetition: "abc12346" }).error?.issues ?? [];
  expect(issue).toMatchObject({ path: ["repetition"], message: "两次填写的密码不一致" });
});
