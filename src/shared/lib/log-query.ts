import { parsePage } from "./parse-page.ts";
import { type DaySpan, parseDay } from "./quick-days.ts";

/** What a log of money or points is narrowed to, as its address has it. */
export type LogQuery<Use extends number> = { use: Use | undefined; span: DaySpan; page: number };

/** Reads `use_type`, `start_time`, `end_time` and `page` from an address; what makes no sense counts as not there. */
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

/** A log's query as it stands in an address and in a call; the first page goes without saying. */
export function writeLogQuery<Use extends number>({ use, span: { from, to }, page }: LogQuery<Use>) {
  return {
    ...(use !== undefined && { use_type: use }),
    ...(from && { start_time: from }),
    ...(to && { end_time: to }),
    ...(page > 1 && { page }),
  };
}
