import type { LotteryPrize } from "#generated/model/index.ts";
import { ApiError } from "#src/shared/api/api-error.ts";

/** Shown when the pop-up is closed during a draw (specification section 8). */
export const CLOSE_QUESTION = "正在抽奖中，确定要关闭吗？关闭后如未看到结果，请到会员中心查看抽奖结果。";

/** The message about the result; no congratulations for a blank. */
export function prizeMessage(
  { name, remarks }: Pick<LotteryPrize, "name" | "remarks">,
  isBlank: boolean,
): string {
  const prize = remarks ? `${name}（${remarks}）` : name;
  if (isBlank) return `很遗憾，这次没有中奖：${prize}。`;
  // A space between Chinese and a digit or Latin letter.
  const gap = /^[\dA-Za-z]/.test(name) ? " " : "";
  return `恭喜您，抽中了${gap}${prize}！`;
}

/** Why a draw failed, and the next step: retrying is safe, since a buyer draws only once. */
export function explainFailure(error: unknown): string {
  const again = "请重新抽奖；若已抽中，会显示同一结果。";
  if (!(error instanceof ApiError)) return `抽奖失败，${again}`;
  switch (error.kind) {
    case "business":
    case "agreement-required":
      return error.message || `抽奖失败，${again}`;
    case "validation":
      return error.firstFieldMessage;
    case "timeout":
    case "network":
      return `网络无响应，暂未取得结果。${again}`;
    default:
      return `系统繁忙，抽奖失败。${again}`;
  }
}
