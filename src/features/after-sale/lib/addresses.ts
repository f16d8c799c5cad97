import { paths, withQuery } from "#src/shared/paths.ts";
import type { ComplaintsQuery, ReturnsQuery } from "./case-query.ts";

/** Apart from the other paths, which every page loads. */
export const returnsPath = (query: ReturnsQuery = {}) => withQuery(paths.returns(), query);

export const complaintsPath = (query: ComplaintsQuery = {}) =>
  withQuery(paths.returns(), { tab: "after-sale", ...query });
