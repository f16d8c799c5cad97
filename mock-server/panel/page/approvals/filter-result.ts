import type { UseQueryResult } from "@tanstack/react-query";

/** The query's result, with only the pending records. */
export const filterResult = <T>(
  query: UseQueryResult<readonly T[]>,
  waits: (record: T) => boolean,
): UseQueryResult<readonly T[]> =>
  ({ ...query, data: query.data?.filter(waits) }) as UseQueryResult<readonly T[]>;
