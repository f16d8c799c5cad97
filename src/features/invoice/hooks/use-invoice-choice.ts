import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { InvoiceStatus } from "#generated/enums.ts";
import { getListInvoicesQueryOptions } from "#generated/hooks/invoice/invoice.ts";
import type { Invoice } from "#generated/model/index.ts";
import { downloadInvoicesBodyIdsMax } from "#generated/zod/invoice/invoice.zod.ts";
import { loadPages } from "#src/shared/lib/load-pages.ts";
import { sumMoney } from "#src/shared/lib/money-math.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import type { InvoicesQuery } from "../lib/invoice-query.ts";

const PAGE_SIZE = 100;
const MOST_PAGES = 50;
const QUEUED = { query: { gcTime: 0, meta: { errors: "inline" } }, request: { repeat: "wait" } } as const;

/** True if an invoice has a file that can be downloaded or sent. */
export const hasFile = ({ file_url: url }: Pick<Invoice, "file_url">): boolean => url !== "";

const NONE: ReadonlyMap<number, Invoice> = new Map();

/** The invoices ticked on any page of a filter; another filter begins with none. */
export function useInvoiceChoice(query: InvoicesQuery) {
  const client = useQueryClient();
  const filter = JSON.stringify({ ...query, page: 1 });
  const [state, setState] = useState({ filter, chosen: NONE });
  const [isLoading, setLoading] = useState(false);
  const chosen = state.filter === filter ? state.chosen : NONE;
  const list = [...chosen.values()];

  function choose(invoices: readonly Invoice[]): void {
    const selectable = invoices.slice(0, downloadInvoicesBodyIdsMax);
    if (selectable.length < invoices.length)
      toast({ status: "error", message: `一次最多选 ${downloadInvoicesBodyIdsMax} 张，已选最近的这些` });
    setState({ filter, chosen: new Map(selectable.map((one) => [one.id, one])) });
  }

  async function chooseAll(): Promise<void> {
    setLoading(true);
    try {
      const found = await loadPages(async (page) => {
        const params = { ...query, page, page_size: PAGE_SIZE };
        return (await client.fetchQuery(getListInvoicesQueryOptions(params, QUEUED))).data;
      }, MOST_PAGES);
      // A reversed invoice still has a file, but is no longer one to book.
      choose(found.list.filter(({ status }) => status === InvoiceStatus.Issued));
    } catch {
      toast({ status: "error", message: "选择失败，请稍后再试" });
    } finally {
      setLoading(false);
    }
  }

  return {
    list,
    amount: sumMoney(list.map(({ amount }) => amount)),
    isLoading,
    has: (id: number) => chosen.has(id),
    toggle: (one: Invoice) =>
      choose(chosen.has(one.id) ? list.filter(({ id }) => id !== one.id) : [...list, one]),
    chooseAll: () => void chooseAll(),
    clear: () => setState({ filter, chosen: NONE }),
  };
}

export type InvoiceChoice = ReturnType<typeof useInvoiceChoice>;
