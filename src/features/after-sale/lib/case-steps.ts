import type { CaseProgress } from "#generated/model/index.ts";
import type { Step } from "#src/shared/ui/progress/step-bar.tsx";

export const RETURN_WAY = ["提交申请", "审核通过", "商品寄回", "仓库收货", "退款完成"] as const;
export const AFTER_SALE_WAY = ["提交申请", "正在处理", "处理完成"] as const;

/**
 * The progress of a return or complaint: completed steps with their times, then the remaining steps of the usual
 * course. A case that ended early has no remaining steps.
 */
export function caseSteps(
  way: readonly string[],
  { status, progress }: { status: number; progress: readonly CaseProgress[] },
): Step[] {
  const behind = progress.map(({ name, time }) => ({ name, time, state: "done" as const }));
  if (status > way.length) return behind;
  return [
    ...behind,
    ...way.slice(behind.length).map((name, index) => ({
      name,
      time: undefined,
      state: index === 0 ? ("current" as const) : ("coming" as const),
    })),
  ];
}
