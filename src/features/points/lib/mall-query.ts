import { PointsSort } from "#generated/enums.ts";
import { type AddressQuery, describeQuery, id, on, oneOf, PAGE } from "#src/shared/lib/address-query.ts";

/** The filters of the points mall and the gift that is open. Without a sort it is the server's order. */
export const mallQuery = describeQuery(
  { category: id, sort: oneOf([PointsSort.points, PointsSort.hot]), affordable: on, ...PAGE, gift: id },
  { opened: "gift" },
);

export type MallAddress = AddressQuery<ReturnType<typeof mallQuery.read>>;
