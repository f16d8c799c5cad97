import { GoodsSearchType, PrescriptionKind } from "#generated/enums.ts";

export const RX_NAMES: Record<PrescriptionKind, string> = {
  [PrescriptionKind.Unclassified]: "不分处方类别",
  [PrescriptionKind.Prescription]: "处方药",
  [PrescriptionKind.OtcA]: "甲类 OTC",
  [PrescriptionKind.OtcB]: "乙类 OTC",
};

export const SEARCH_HINTS: Record<GoodsSearchType, string> = {
  [GoodsSearchType.Name]: "按药品名称搜索",
  [GoodsSearchType.Maker]: "按生产厂家搜索",
  [GoodsSearchType.ApprovalNumber]: "按批准文号搜索",
};
