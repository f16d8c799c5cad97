import { describe, expect, it } from "vitest";
import {
  addFeedbackBodyContentMin,
  addFeedbackBodyFileIdsMax,
} from "#generated/zod/feedback/feedback.zod.ts";
import { emptyStorage } from "#src/shared/lib/storage-for-test.ts";
import { feedbackRules } from "./feedback-rules.ts";
import { feedbackDraft } from "./feedback-values.ts";
import { type FeedbackValues, noFeedback } from "./feedback-values.ts";

const stored = emptyStorage("sessionStorage");

const picture = { id: "f7", url: "/7.jpg", name: "7.jpg" };
const filled: FeedbackValues = {
  type: 3,
  content: "三天了还没有发货，请尽快处理。",
  phone: "",
  pictures: [picture],
};
const problemsOf = (change: Partial<FeedbackValues>) =>
  (feedbackRules.safeParse({ ...filled, ...change }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

describe("feedback", () => {
  it("needs a type and some words", () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf(noFeedback(undefined))).toEqual([
      "type: 请选择反馈类型",
      `content: 请至少填写 ${addFeedbackBodyContentMin} 个字`,
    ]);
    expect(noFeedback(4)).toEqual({ type: 4, content: "", phone: "", pictures: [] });
  });

  it.each(["", " 13800001234 "])("may leave a phone: %j", (phone) => {
    expect(problemsOf({ phone })).toEqual([]);
  });

  it("says what is wrong with a phone", () => {
    expect(problemsOf({ phone: "1380000" })).toEqual(["phone: 请填写 11 位手机号，或留空不填"]);
  });

  it("has a limited number of pictures", () => {
    const pictures = (length: number) => Array.from({ length }, () => picture);
    expect(problemsOf({ pictures: pictures(addFeedbackBodyFileIdsMax) })).toEqual([]);
    expect(problemsOf({ pictures: pictures(addFeedbackBodyFileIdsMax + 1) })).toHaveLength(1);
  });
});

describe("the draft of feedback", () => {
  it("survives a reload until the feedback is sent", () => {
    expect(feedbackDraft.read()).toBeUndefined();
    feedbackDraft.keep(filled);
    expect(feedbackDraft.read()).toEqual(filled);
    feedbackDraft.forget();
    expect(stored.size).toBe(0);
  });

  it("may be without a type yet", () => {
    feedbackDraft.keep(noFeedback(undefined));
    expect(feedbackDraft.read()).toEqual({ content: "", phone: "", pictures: [] });
  });

  it.each([
    ["an unknown type", { ...filled, type: 8 }],
    ["no content", { ...filled, content: undefined }],
    ["pictures that are no list", { ...filled, pictures: null }],
    ["one invalid picture among others", { ...filled, pictures: [picture, { ...picture, id: 7 }] }],
  ])("is ignored with %s", (_case, value) => {
    feedbackDraft.keep(filled);
    const [key = ""] = stored.keys();
    stored.set(key, JSON.stringify(value));
    expect(feedbackDraft.read()).toBeUndefined();
  });
});
