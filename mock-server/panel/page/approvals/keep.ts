import type { UseQueryResult } from "@tanstack/react-query";

/** The answer to a question, with only those records that still wait. */
export const keep = <T>(
  query: UseQueryResult<readonly T[]>,
  waits: (record: T) => boolean,
): UseQueryResult<readonly T[]> =>
  ({ ...query, data: query.data?.filter(waits) }) as UseQueryResult<readonly T[]>;
