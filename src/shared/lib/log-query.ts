import { parsePage } from "./parse-page.ts";
import { type DaySpan, parseDay } from "./quick-days.ts";

/** The filters of a balance or points log, as they appear in the address. */
export type LogQuery<Use extends number> = { use: Use | undefined; span: DaySpan; page: number };

/** Reads `use_type`, `start_time`, `end_time` and `page` from an address; invalid values are ignored. */
export function parseLogQuery<Use extends number>(
  search: URLSearchParams,
  uses: readonly Use[],
): LogQuery<Use> {
  return {
    use: uses.find((use) => String(use) === search.get("use_type")),
    span: {
      from: parseDay(search.get("start_time")),
      to: parseDay(search.get("end_time")),
    },
    page: parsePage(search.get("page")),
  };
}

/** A log's filters for an address or a call; page 1 is omitted. */
export function writeLogQuery<Use extends number>({ use, span: { from, to }, page }: LogQuery<Use>) {
  return {
    ...(use !== undefined && { use_type: use }),
    ...(from && { start_time: from }),
    ...(to && { end_time: to }),
    ...(page > 1 && { page }),
  };
}
