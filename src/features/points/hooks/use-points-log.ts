import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import {
  getListPointsLogQueryKey,
  getListPointsLogQueryOptions,
  useGetPoints,
  useListPointsLog,
} from "#generated/hooks/points/points.ts";
import type { ListPointsLogParams } from "#generated/model/index.ts";
import {
  DAYS_AND_PAGE,
  describeQuery,
  type Fields,
  oneOf,
  useAddressQuery,
} from "#src/shared/lib/address-query.ts";
import { loadPages } from "#src/shared/lib/load-pages.ts";
import { spanProblem } from "#src/shared/lib/quick-days.ts";
import { useDeferredQuery } from "#src/shared/lib/use-deferred-query.ts";
import { paths } from "#src/shared/paths.ts";
import { POINTS_USE_TYPES } from "../lib/points-uses.ts";

const LARGE_PAGE = 100;
const CURVE_PAGES = 3;
const EXPORT_PAGES = 10;

/** Errors are shown in place; the page calls the same path. */
const QUEUED = { query: { meta: { errors: "inline" } }, request: { repeat: "wait" } } as const;

const logQuery = describeQuery({
  use_type: oneOf(POINTS_USE_TYPES),
  ...DAYS_AND_PAGE,
} satisfies Fields<ListPointsLogParams>);

/**
 * The points log as filtered by the address, and more of it for the chart and the export. It is refetched when the
 * points change.
 */
export function usePointsLog() {
  const client = useQueryClient();
  const points = useGetPoints({ query: { select: (response) => response.data } });
  const address = useAddressQuery(logQuery, paths.points);
  const isValid = spanProblem(address.query) === undefined;
  const log = useListPointsLog(address.query, {
    query: { select: (response) => response.data, placeholderData: keepPreviousData, enabled: isValid },
  });

  const load = (filter: ListPointsLogParams, most: number) =>
    loadPages(async (page) => {
      const large = { ...filter, page, page_size: LARGE_PAGE };
      return (await client.fetchQuery(getListPointsLogQueryOptions(large, QUEUED))).data;
    }, most);
  const { page: _page, ...filter } = address.query;
  const { use_type: _any, ...days } = filter;
  const curve = useDeferredQuery({
    queryKey: [...getListPointsLogQueryKey(days), "curve", points.data?.points],
    queryFn: () => load(days, CURVE_PAGES),
    isReady: isValid && !points.isPending,
  });
  return { address, isValid, points, log, curve, loadAll: () => load(filter, EXPORT_PAGES) };
}

export type PointsLog = ReturnType<typeof usePointsLog>;
