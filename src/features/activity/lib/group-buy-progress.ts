import { GroupBuyStatus } from "#generated/enums.ts";
import type { GroupBuy } from "#generated/model/index.ts";

/** The reached share of a group-buy's number in whole per cent; 100 only when it is fully reached. */
export function reachedPercent({
  joined_number,
  target_number,
}: Pick<GroupBuy, "joined_number" | "target_number">): number {
  if (joined_number >= target_number) return 100;
  return Math.min(99, Math.floor((joined_number / target_number) * 100));
}

/** The progress of a group-buy in words: `还差 13 盒成团`. */
export function describeProgress(
  group: Pick<GroupBuy, "status" | "joined_number" | "target_number">,
  unit: string,
): string {
  switch (group.status) {
    case GroupBuyStatus.Upcoming:
      return `满 ${group.target_number} ${unit}成团`;
    case GroupBuyStatus.Running:
      return `还差 ${Math.max(0, group.target_number - group.joined_number)} ${unit}成团`;
    case GroupBuyStatus.Succeeded:
      return "已成团";
    case GroupBuyStatus.Failed:
      return "未成团，已付款项退回余额";
  }
}
