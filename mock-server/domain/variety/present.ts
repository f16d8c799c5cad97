import type { VarietyRequest } from "#generated/model/varietyRequest.ts";
import { toYuan } from "#mock/world/money.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { VarietyRecord } from "./records.ts";

export const presentVariety = ({
  userId: _owner,
  price,
  goodsId,
  createdAt,
  ...request
}: VarietyRecord): VarietyRequest => ({
  ...request,
  price: price === null ? null : toYuan(price),
  goods_id: goodsId,
  created_at: formatDateTime(createdAt),
});
