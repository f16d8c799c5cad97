import { teamRightLabels } from "#generated/enum-labels.ts";
import type { TeamRight } from "#generated/model/index.ts";
import type { OperationId } from "#generated/operations.ts";
import { RIGHT_OF } from "#generated/rights.ts";
import type { TeamMemberRecord } from "../records.ts";

export const hasRight = ({ rights }: TeamMemberRecord, right: TeamRight): boolean => rights.includes(right);

/** The message to a person without a right. */
export const missingRight = (right: TeamRight): string =>
  `您没有${teamRightLabels[right]}权限，请联系管理员开通`;

/**
 * Why a person may not make a call, in Chinese and fit to be shown; undefined for one who may, and for the owner, who
 * is no member. `operation` is any string: only the contract's operations need rights.
 */
export function rightProblem(member: TeamMemberRecord | undefined, operation: string): string | undefined {
  const right = RIGHT_OF[operation as OperationId];
  if (!member || right === undefined) return undefined;
  if (right === "owner") return "此操作只能由账号所有人进行，请联系账号所有人";
  return hasRight(member, right) ? undefined : missingRight(right);
}
