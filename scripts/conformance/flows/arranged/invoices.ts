import { adapterOf, arranged, begin } from "./account.ts";

const TITLE = { kind: 1, title: "契约检查药房", tax_no: "91330100000000001X" };

/** Invoices for paid orders, mailed once they are issued: one alone, one as a file of several. */
export const invoices = arranged({
  id: "invoices",
  name: { zh: "流程：开票", en: "flow: invoices" },
  operations: [
    "createInvoiceTitle",
    "applyInvoice",
    "getInvoice",
    "emailInvoice",
    "emailInvoices",
    "downloadInvoices",
  ],
  async walk(steps) {
    const account = await begin(steps);
    const setup = adapterOf(steps);
    const { data: title } = await steps.succeed("createInvoiceTitle", { body: TITLE });
    const formOf = (order_id: number) => ({ body: { order_id, title_id: title.id } });
    const unpaid = await setup.makeOrder(account, "unpaid");
    await steps.conflict("applyInvoice", "not paid", formOf(unpaid));
    const paid = await setup.makeOrder(account, "paid");
    const { data: invoice, exchange } = await steps.succeed("applyInvoice", formOf(paid));
    steps.equal(exchange, "data.title", invoice.title, TITLE.title);
    await steps.conflict("applyInvoice", "requested twice", formOf(paid));
    const mail = { path: { id: invoice.id }, body: { email: "check@example.com" } };
    await steps.conflict("emailInvoice", "not issued", mail);
    const ids = [invoice.id];
    await steps.conflict("downloadInvoices", "not issued", { body: { ids } });
    await steps.conflict("emailInvoices", "not issued", { body: { ids, email: mail.body.email } });
    await setup.decide("invoice", invoice.id);
    const seen = await steps.succeed("getInvoice", { path: { id: invoice.id } });
    const expected = { zh: "开出后有发票号码", en: "an issued invoice has a number" };
    steps.law(seen.exchange, seen.data.invoice_no !== "", "data.invoice_no", expected, seen.data.invoice_no);
    await steps.succeed("emailInvoice", mail);
    // Another one, because each may be sent once a minute.
    const next = await steps.succeed("applyInvoice", formOf(await setup.makeOrder(account, "paid")));
    await setup.decide("invoice", next.data.id);
    await steps.succeed("emailInvoices", { body: { ids: [next.data.id], email: mail.body.email } });
  },
});
