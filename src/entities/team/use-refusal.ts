import { teamRightLabels } from "#generated/enum-labels.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import type { OperationId } from "#generated/operations.ts";
import { RIGHT_OF } from "#generated/rights.ts";

/**
 * Why the person at the screen may not make a call, in the server's words; undefined for one who may, and while that is
 * unknown.
 */
export function useRefusal(operation: OperationId): string | undefined {
  const { data } = useGetCurrentUser({ query: { select: (response) => response.data?.member } });
  const right = RIGHT_OF[operation];
  if (!data || right === undefined) return undefined;
  if (right === "owner") return "此操作只能由账号所有人进行，请联系账号所有人";
  return data.rights.includes(right) ? undefined : `您没有${teamRightLabels[right]}权限，请联系管理员开通`;
}
