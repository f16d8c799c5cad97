import * as z from "zod/mini";
import { FeedbackType } from "#generated/enums.ts";
import {
  addFeedbackBodyContentMax,
  addFeedbackBodyContentMin,
  addFeedbackBodyFileIdsMax,
  addFeedbackBodyPhoneRegExp,
} from "#generated/zod/feedback/feedback.zod.ts";
import { readMobile } from "#src/shared/lib/written.ts";

/** Validation of feedback; limits and phone format come from the contract. */
export const feedbackRules = z.object({
  type: z.enum(FeedbackType, "请选择反馈类型"),
  content: z
    .string()
    .check(
      z.trim(),
      z.minLength(addFeedbackBodyContentMin, `请至少填写 ${addFeedbackBodyContentMin} 个字`),
      z.maxLength(addFeedbackBodyContentMax, `内容不超过 ${addFeedbackBodyContentMax} 个字`),
    ),
  phone: z.string().check(
    z.overwrite(readMobile),
    z.refine(
      (phone) => phone === "" || addFeedbackBodyPhoneRegExp.test(phone),
      "请填写 11 位手机号，或留空不填",
    ),
  ),
  pictures: z
    .array(z.object({ id: z.string(), url: z.string(), name: z.string() }))
    .check(z.maxLength(addFeedbackBodyFileIdsMax, `图片最多 ${addFeedbackBodyFileIdsMax} 张`)),
});
