import { VarietyStatus } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import type { Step } from "#src/shared/ui/progress/step-bar.tsx";

/** The states of a request, and what they mean for the buyer. */
export const VARIETY_STATES: Readonly<Record<VarietyStatus, { name: string; hint: string }>> = {
  [VarietyStatus.Waiting]: {
    name: "待处理",
    hint: `采购部一般在 ${terms.service.variety_workdays} 个工作日内回复，请留意消息。`,
  },
  [VarietyStatus.Sourcing]: { name: "采购中", hint: "正在联系厂家，到货后会发消息通知。" },
  [VarietyStatus.Arrived]: { name: "已到货", hint: "商品已经上架，可以直接采购。" },
  [VarietyStatus.Unavailable]: { name: "无法采购", hint: "这个品种暂时无法供货，可以换用同类品种。" },
};

const WAY = ["提交求购", "采购中", "已到货"] as const;

/** The progress of a request; only its creation has a known time. */
export function varietySteps({ status, created_at }: { status: VarietyStatus; created_at: string }): Step[] {
  const names =
    status === VarietyStatus.Unavailable ? [WAY[0], VARIETY_STATES[VarietyStatus.Unavailable].name] : WAY;
  const behind =
    status === VarietyStatus.Unavailable ? names.length : status === VarietyStatus.Arrived ? WAY.length : 1;
  return names.map((name, index) => ({
    name,
    time: index === 0 ? created_at : undefined,
    state: index < behind ? "done" : index === behind ? "current" : "coming",
  }));
}
