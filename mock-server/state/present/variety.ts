import type { VarietyRequest } from "#generated/model/varietyRequest.ts";
import type { VarietyRecord } from "#mock/fixtures/variety/records.ts";
import { toYuan } from "../money.ts";
import { formatDateTime } from "../shanghai-time.ts";

export const presentVariety = ({
  userId: _owner,
  price,
  goodsId,
  createdAt,
  ...asked
}: VarietyRecord): VarietyRequest => ({
  ...asked,
  price: price === null ? null : toYuan(price),
  goods_id: goodsId,
  created_at: formatDateTime(createdAt),
});
