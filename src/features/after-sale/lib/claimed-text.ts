import type { ReturnableLine } from "#generated/model/returnableLine.ts";

/** What was bought of a line and where it went, so that what is left explains itself. */
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
