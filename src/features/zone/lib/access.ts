import { ControlledAccess } from "#generated/enums.ts";

type AccessText = { name: string; tone: "none" | "waiting" | "granted" | "refused"; action: string };

/** The names of a buyer's access to a controlled group. */
export const ACCESS_TEXT: Record<ControlledAccess, AccessText> = {
  [ControlledAccess.NotApplied]: { name: "未申请", tone: "none", action: "申请采购权限" },
  [ControlledAccess.Waiting]: { name: "审核中", tone: "waiting", action: "查看申请" },
  [ControlledAccess.Granted]: { name: "可采购", tone: "granted", action: "进入采购" },
  [ControlledAccess.Rejected]: { name: "已驳回", tone: "refused", action: "重新申请" },
};

/** Parses the name of a group from the address; undefined if it is outside the contract's format. */
export function parseGroupUrl(text: string | undefined): string | undefined {
  return text !== undefined && /^[a-z0-9-]{1,50}$/.test(text) ? text : undefined;
}
