import type { GoodsSearchType, PrescriptionKind } from "#generated/model/index.ts";

export const RX_NAMES: Record<PrescriptionKind, string> = {
  0: "不分处方类别",
  1: "处方药",
  2: "甲类 OTC",
  3: "乙类 OTC",
};

export const SEARCH_HINTS: Record<GoodsSearchType, string> = {
  1: "按药品名称搜索",
  2: "按生产厂家搜索",
  3: "按批准文号搜索",
};
