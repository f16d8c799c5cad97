import type { ArrivalNotice } from "#generated/model/arrivalNotice.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { ArrivalNoticeRecord } from "../records.ts";

/** A reminder with what its goods are called; empty when they are gone. */
export function presentArrivalNotice(
  state: WorldState,
  { goodsId, askedAt, arrivedAt }: ArrivalNoticeRecord,
): ArrivalNotice[] {
  const goods = state.goods.get(goodsId);
  if (!goods) return [];
  const { id: goods_id, name, ypgg, sccj } = goods;
  const arrived_at = arrivedAt === null ? null : formatDateTime(arrivedAt);
  return [{ goods_id, name, ypgg, sccj, asked_at: formatDateTime(askedAt), arrived_at }];
}
