import { keepPreviousData } from "@tanstack/react-query";
import { useListBalanceLog } from "#generated/hooks/wallet/wallet.ts";
import type { ListBalanceLogParams } from "#generated/model/index.ts";
import {
  DAYS_AND_PAGE,
  describeQuery,
  type Fields,
  oneOf,
  useAddressQuery,
} from "#src/shared/lib/address-query.ts";
import { spanProblem } from "#src/shared/lib/quick-days.ts";
import { paths } from "#src/shared/paths.ts";
import { BALANCE_USE_TYPES } from "../lib/balance-uses.ts";
import { useWholeBalanceLog } from "./use-whole-balance-log.ts";

const logQuery = describeQuery({
  use_type: oneOf(BALANCE_USE_TYPES),
  ...DAYS_AND_PAGE,
} satisfies Fields<ListBalanceLogParams>);

/**
 * The balance log as filtered by the address, and more of it for the chart and the export. The chart starts with the
 * current page, so both fail and are retried together.
 */
export function useBalanceLog() {
  const address = useAddressQuery(logQuery, paths.balance);
  const isValid = spanProblem(address.query) === undefined;
  const log = useListBalanceLog(address.query, {
    query: { select: (response) => response.data, placeholderData: keepPreviousData, enabled: isValid },
  });
  const { page: _page, ...filter } = address.query;
  const whole = useWholeBalanceLog(filter, isValid && !log.isFetching && !log.isError);
  return { address, isValid, log, ...whole };
}

export type BalanceLog = ReturnType<typeof useBalanceLog>;
