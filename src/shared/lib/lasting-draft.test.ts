import { expect, it } from "vitest";
import { forgetLastingDrafts, readLastingDraft, writeLastingDraft } from "./lasting-draft.ts";
import { emptyStorage } from "./storage-for-test.ts";

const stored = emptyStorage("localStorage");
const isText = (value: unknown): value is string => typeof value === "string";

it("is found by its user only, as long as it is valid", () => {
  writeLastingDraft("plan", "buyer", "阿莫西林 20");
  expect(readLastingDraft("plan", "buyer", isText)?.value).toBe("阿莫西林 20");
  expect(readLastingDraft("plan", "other", isText)).toBeUndefined();
  expect(
    readLastingDraft("plan", "buyer", (value): value is number => typeof value === "number"),
  ).toBeUndefined();
  expect(readLastingDraft("cart", "buyer", isText)).toBeUndefined();
});

it("is removed by writing nothing, by another user's, and with all others at logout", () => {
  writeLastingDraft("plan", "buyer", "甲");
  writeLastingDraft("plan", "buyer", undefined);
  expect(stored.size).toBe(0);
  writeLastingDraft("plan", "buyer", "甲");
  writeLastingDraft("cart", "buyer", "乙");
  writeLastingDraft("plan", "buyer", undefined);
  expect(readLastingDraft("cart", "buyer", isText)?.value).toBe("乙");
  writeLastingDraft("cart", "other", "丙");
  expect(readLastingDraft("cart", "buyer", isText)).toBeUndefined();
  forgetLastingDrafts();
  expect(stored.size).toBe(0);
});

it.each([
  "{}",
  "null",
  "1",
  '{"username":1,"drafts":{}}',
  '{"username":"buyer","drafts":{"plan":1}}',
  '{"username":"buyer","drafts":{"plan":{"value":"甲"}}}',
  "not JSON",
])("is none where another build left %s", (left) => {
  stored.set("lasting-drafts", left);
  expect(readLastingDraft("plan", "buyer", isText)).toBeUndefined();
});
