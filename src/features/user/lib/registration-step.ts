import { ReviewStatus } from "#generated/enums.ts";
import type { Registration } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";

export type NextStep = { text: string; label: string; to: string };

/** Returns the reason why an account is not approved yet, and the next step for its owner. */
export function nextRegistrationStep(registration: Registration | undefined): NextStep {
  if (!registration)
    return {
      text: "您还没有提交企业资料和证照，提交并通过审核后才能查看价格、下单采购。",
      label: "提交注册资料",
      to: paths.register(),
    };
  const { kind, status, submitted_at, reason } = registration;
  switch (status) {
    case ReviewStatus.Draft:
      return {
        text: "企业资料和证照还没有填完，提交并通过审核后才能查看价格、下单采购。",
        label: "继续填写",
        to: paths.registerStep(kind, 2),
      };
    case ReviewStatus.Waiting:
      return {
        text: `资料已于 ${formatMinute(submitted_at)} 提交，通常 ${terms.registration.review_workdays} 个工作日内完成审核，结果会以短信通知您。`,
        label: "查看审核进度",
        to: paths.registerStep(kind, 3),
      };
    case ReviewStatus.Rejected:
      return {
        text: `资料未通过审核：${reason.replace(/。$/, "") || "请核对后重新提交"}。`,
        label: "修改后重新提交",
        to: paths.registerStep(kind, 2),
      };
    case ReviewStatus.Passed:
      return {
        text: "资质需要重新核对，期间不能查看价格和下单。请检查证照是否到期，或联系专属客服。",
        label: "查看资质证照",
        to: paths.certificates(),
      };
  }
}
