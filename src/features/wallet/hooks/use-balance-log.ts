import { keepPreviousData } from "@tanstack/react-query";
import { useListBalanceLog } from "#generated/hooks/wallet/wallet.ts";
import { writeLogQuery } from "#src/shared/lib/log-query.ts";
import { spanProblem } from "#src/shared/lib/quick-days.ts";
import { useLogAddress } from "#src/shared/lib/use-log-address.ts";
import { paths } from "#src/shared/paths.ts";
import { BALANCE_USE_TYPES } from "../lib/balance-uses.ts";
import { useWholeBalanceLog } from "./use-whole-balance-log.ts";

/**
 * The balance log as filtered by the address, and more of it for the chart and the export. The chart starts with the
 * current page, so both fail and are retried together.
 */
export function useBalanceLog() {
  const address = useLogAddress(BALANCE_USE_TYPES, paths.balance);
  const isValid = spanProblem(address.query.span) === undefined;
  const params = writeLogQuery(address.query);
  const log = useListBalanceLog(params, {
    query: { select: (response) => response.data, placeholderData: keepPreviousData, enabled: isValid },
  });
  const { page: _page, ...filter } = params;
  const whole = useWholeBalanceLog(filter, isValid && !log.isFetching && !log.isError);
  return { address, isValid, log, ...whole };
}

export type BalanceLog = ReturnType<typeof useBalanceLog>;
