import { fen } from "../../api-client/amounts.ts";
import { same } from "../../api-client/checks/finding.ts";
import type { Flow, Steps } from "./steps.ts";

const ISSUED = 3;
const MOST = 3;

/** Issued invoices in one ZIP file: it holds each of them once, and says what they add up to. */
export const invoiceArchive: Flow = {
  id: "invoice-archive",
  name: { zh: "流程：批量下载发票", en: "flow: several invoices in one file" },
  operations: ["listInvoices", "downloadInvoices"],
  writes: true,
  async walk(steps: Steps) {
    const { data } = await steps.succeed("listInvoices", { query: { status: ISSUED } });
    const invoices = data.list.slice(0, MOST);
    steps.need(invoices[0], { zh: "没有已开的发票", en: "no issued invoices" });
    // The first one is named twice.
    const ids = [...invoices, ...invoices.slice(0, 1)].map(({ id }) => id);
    const { data: packed, exchange } = await steps.succeed("downloadInvoices", { body: { ids } });
    steps.equal(exchange, "data.number", packed.number, invoices.length, same(String(invoices.length)));
    const amount = invoices.reduce((sum, one) => sum + fen(one.amount), 0) / 100;
    steps.equal(exchange, "data.amount", packed.amount, amount, {
      zh: `所选发票价税合计 ${amount}`,
      en: `what the invoices add up to, ${amount}`,
    });
  },
};
