import { ReviewStatus } from "#generated/enums.ts";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import { CircleX } from "#generated/icons/circle-x.ts";
import { Clock3 } from "#generated/icons/clock-3.ts";
import type { LucideIcon } from "#generated/icons/lucide-icon.ts";
import type { Registration } from "#generated/model/index.ts";

export type ReviewText = {
  Icon: LucideIcon;
  tone: "waiting" | "good" | "bad";
  title: string;
  text: string;
};

/** Explains the state of a registration to the applicant. */
export function reviewText({ status, phone, reason }: Registration): ReviewText {
  if (status === ReviewStatus.Passed) {
    return {
      Icon: CircleCheck,
      tone: "good",
      title: "审核已通过",
      text: "现在可以查看价格并下单采购。首次结算前请先签署电子合同。",
    };
  }
  if (status === ReviewStatus.Rejected) {
    return {
      Icon: CircleX,
      tone: "bad",
      title: "审核未通过",
      text: `原因：${reason.replace(/。$/, "") || "资料不符合要求"}。请按原因修改资料后重新提交。`,
    };
  }
  return {
    Icon: Clock3,
    tone: "waiting",
    title: "资料已提交，等待审核",
    text: `审核结果将短信通知 ${phone}，也可随时回到本页查看。审核期间可以先浏览商品，通过后即可查看价格并下单。`,
  };
}
