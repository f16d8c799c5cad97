import type { ReturnableLine } from "#generated/model/index.ts";

/**
 * Describes how many units of a line were bought, returned, compensated or are still in process, which explains the
 * number that is left.
 */
export const claimedText = ({
  number,
  returned,
  compensated,
  under_way,
}: Pick<ReturnableLine, "number" | "returned" | "compensated" | "under_way">): string =>
  [
    `购买 ${number}`,
    returned > 0 && `已退 ${returned}`,
    compensated > 0 && `已补偿 ${compensated}`,
    under_way > 0 && `处理中 ${under_way}`,
  ]
    .filter(Boolean)
    .join("，");
