import type { FeedbackType } from "#generated/model/feedbackType.ts";

/** The feedback types, by the contract's numbers. */
export const FEEDBACK_TYPES: readonly (readonly [FeedbackType, string])[] = [
  [4, "服务投诉"],
  [2, "商品问题"],
  [3, "物流问题"],
  [1, "功能建议"],
  [9, "其他"],
];
