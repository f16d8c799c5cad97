import { PointsOrderStatus } from "#generated/enums.ts";
import type { ListPointsOrdersParams } from "#generated/model/index.ts";
import { describeQuery, type Fields, oneOf, PAGE } from "#src/shared/lib/address-query.ts";

export const POINTS_ORDER_STATUSES = Object.values(PointsOrderStatus);

export const pointsOrdersQuery = describeQuery({
  status: oneOf(POINTS_ORDER_STATUSES),
  ...PAGE,
} satisfies Fields<ListPointsOrdersParams>);
