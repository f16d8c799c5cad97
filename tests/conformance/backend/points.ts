import { type Handlers, own } from "./call.ts";
import { having, inDays, paged } from "./lists.ts";

/** Points of a buyer. */
export const points: Handlers = {
  getPoints: own(({ buyer }) => ({
    points: buyer.points,
    pending: 0,
    expiring: 0,
    expires_at: null,
    rules: "每 1 元得 1 积分",
  })),
  listPointsLog: own(({ buyer, query }) =>
    paged(inDays(having(buyer.pointsLog, { use_type: query.use_type }), query), query),
  ),
};
