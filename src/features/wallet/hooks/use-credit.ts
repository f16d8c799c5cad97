import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { CreditBillType } from "#generated/enums.ts";
import {
  getListCreditBillsQueryKey,
  getListCreditBillsQueryOptions,
  useGetCredit,
  useListCreditBills,
} from "#generated/hooks/wallet/wallet.ts";
import type { CreditBill } from "#generated/model/index.ts";
import { loadPages } from "#src/shared/lib/load-pages.ts";
import { useDeferredQuery } from "#src/shared/lib/use-deferred-query.ts";

const OPEN_PAGES = 5;

/** Errors are shown in place; the page calls the same path. */
const QUEUED = { query: { meta: { errors: "inline" } }, request: { repeat: "wait" } } as const;

/** The credit account, the bills of the filter, and all outstanding bills, for calendar and repayment. */
export function useCredit(type: CreditBillType | undefined, page: number) {
  const client = useQueryClient();
  const credit = useGetCredit({ query: { select: (response) => response.data } });
  const bills = useListCreditBills(
    { ...(type && { type }), page },
    { query: { select: (response) => response.data, placeholderData: keepPreviousData } },
  );
  const load = (state: CreditBillType) =>
    loadPages(async (each) => {
      const params = { type: state, page: each };
      return (await client.fetchQuery(getListCreditBillsQueryOptions(params, QUEUED))).data;
    }, OPEN_PAGES);
  const { used, overdue } = credit.data ?? {};
  const open = useDeferredQuery({
    queryKey: [...getListCreditBillsQueryKey(), "open", used, overdue],
    queryFn: async (): Promise<OpenBills> => {
      const late = (await load(CreditBillType.Overdue)).list;
      return { overdue: late, upcoming: (await load(CreditBillType.NotDue)).list };
    },
    isReady: !credit.isPending,
  });
  return { credit, bills, open };
}

export type OpenBills = { overdue: CreditBill[]; upcoming: CreditBill[] };
export type CreditBills = ReturnType<typeof useCredit>["bills"];
