import type { OperationId } from "#generated/operations.ts";
import { type Fields, editData } from "../twists.ts";
import { reversed } from "./record-twists.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

/** A list whose last record comes first; in a field of the data, if it is neither the data nor a page. */
const backwards = (at: OperationId, sentence: string, field?: string): SentenceMutant => ({
  sentence,
  at,
  twist: () => reversed(field),
});

/** Negations of the orders in which the contract lists what a buyer has. */
export const ORDER_OF_LISTS: readonly SentenceMutant[] = [
  backwards("listOrders", "The buyer's orders, newest first."),
  {
    sentence: "The parcels of an order, newest node first; empty before it is shipped.",
    at: "listLogistics",
    twist: () =>
      editData<{ nodes: Fields[] }[]>((parcels) => {
        for (const { nodes } of parcels) nodes.reverse();
      }),
  },
  backwards("getOrderDossier", "In the order of the order's lines, each line's batches by expiry.", "lines"),
  backwards("listReturns", "The buyer's returns, newest first."),
  backwards("listAfterSales", "The buyer's complaints, newest first."),
  backwards("listBalanceLog", "Lists what went into and out of the balance, newest first."),
  backwards("listCreditBills", "The bills of the credit term, what is due first in front."),
  backwards("getStatement", "In the order of their kinds, the oldest first.", "differences"),
  backwards("getStatement", "The documents of the month, the oldest first.", "entries"),
  backwards(
    "listCoupons",
    "The buyer's coupons, used and expired ones included, those ending first in front.",
  ),
  backwards("listCashVouchers", "The buyer's cash vouchers, those ending first in front."),
  backwards("listPointsLog", "Lists the points that came and went, newest first."),
  backwards("listPointsOrders", "The buyer's orders for points, newest first, for /jfdd."),
  backwards("listInvoices", "The buyer's e-invoices, newest first."),
  backwards("listInvoiceTitles", "The buyer's invoice titles, the default first."),
  backwards(
    "listSavedPlans",
    "The purchase plans that the stores of the buyer's account have saved, the last changed first.",
  ),
  backwards("listFeedback", "Lists what this buyer has sent, newest first, with the replies."),
];
