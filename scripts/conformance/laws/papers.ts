import { InvoiceStatus } from "#generated/enums.ts";
import type { DossierLine } from "#generated/model/dossierLine.ts";
import type { Invoice } from "#generated/model/invoice.ts";
import type { OrderDossier } from "#generated/model/orderDossier.ts";
import type { SavedPlan } from "#generated/model/savedPlan.ts";
import { fen } from "../../api-client/amounts.ts";
import { about, falls, newestFirst, rises } from "./law.ts";

const MADE: ReadonlySet<InvoiceStatus> = new Set([InvoiceStatus.Issued, InvoiceStatus.Reversed]);
const CURRENT: ReadonlySet<InvoiceStatus> = new Set([
  InvoiceStatus.Waiting,
  InvoiceStatus.Issuing,
  InvoiceStatus.Issued,
]);

/** True if the thirteenth digit is the checksum of the others. */
function isEan13(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return false;
  const sum = Array.from(code).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}

/** Sentences about invoices, the papers of an order, and saved plans. */
export const PAPERS = [
  ...newestFirst("listInvoices", "The buyer's e-invoices, newest first."),
  ...about<Invoice>(
    "Invoice",
    [
      "Empty before it is made.",
      "invoice_no",
      (invoice) => MADE.has(invoice.status) || invoice.invoice_no + invoice.file_url === "",
    ],
    [
      "Empty unless it failed.",
      "reason",
      ({ reason, status }) => reason === "" || status === InvoiceStatus.Failed,
    ],
  ),
  ...about<DossierLine>(
    "DossierLine",
    [
      "EAN-13 of the pack; empty without one.",
      "barcode",
      ({ barcode }) => barcode === "" || isEan13(barcode),
    ],
    [
      "amount ÷ number, floored.",
      "price",
      ({ price, amount, number }) => fen(price) === Math.floor(fen(amount) / number),
    ],
  ),
  ...about<OrderDossier>(
    "OrderDossier",
    [
      "In the order of the order's lines, each line's batches by expiry.",
      "lines",
      ({ lines }) => {
        const groups = Map.groupBy(lines, ({ order_line_id: id }) => id);
        const ids = lines.map(({ order_line_id: id }) => id);
        return (
          String(ids) === String([...groups].flatMap(([id, group]) => group.map(() => id))) &&
          [...groups.values()].every((group) => rises(group.map(({ expires_at: end }) => end)))
        );
      },
    ],
    [
      "The newest that is made or being made; null before one is requested.",
      "invoice",
      ({ invoice }) => invoice === null || CURRENT.has(invoice.status),
    ],
    [
      "The pages of an issued invoice as pictures, for printing beside the other papers; empty before it is issued.",
      "invoice_pages",
      ({ invoice, invoice_pages: pages }) => pages.length > 0 === (invoice?.status === InvoiceStatus.Issued),
    ],
  ),
  ...about<SavedPlan[]>(
    "listSavedPlans",
    [
      "The purchase plans that the stores of the buyer's account have saved, the last changed first.",
      "",
      (plans) => falls(plans.map(({ updated_at: time }) => time)),
    ],
    [
      "Their lines are returned by `getSavedPlan` alone.",
      "",
      (plans) => plans.every((plan) => !("lines" in plan)),
    ],
  ),
];
