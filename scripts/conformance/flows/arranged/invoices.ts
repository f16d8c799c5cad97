import { AfterSaleType } from "#generated/enums.ts";
import { fen } from "../../../api-client/amounts.ts";
import { adapterOf, arranged, begin } from "./account.ts";

export const TITLE = { kind: 1, title: "契约检查药房", tax_no: "91330100000000001X" };

/** Invoices for paid orders, mailed once they are issued: one alone, one as a file of several. */
export const invoices = arranged({
  id: "invoices",
  name: { zh: "流程：开票", en: "flow: invoices" },
  operations: [
    "createInvoiceTitle",
    "updateInvoiceTitle",
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
    const renamed = { path: { id: title.id }, body: { ...TITLE, title: `${TITLE.title}二` } };
    const edited = await steps.succeed("updateInvoiceTitle", renamed);
    const { data: kept } = await steps.succeed("getInvoice", { path: { id: invoice.id } });
    steps.equal(edited.exchange, "title of an invoice", kept.title, TITLE.title);
    await steps.succeed("emailInvoice", mail);
    const tooEarly = { status: 429, rule: "check-ignored" } as const;
    await steps.refused("emailInvoice", "within a minute", tooEarly, mail);
    const several = { body: { ids, email: mail.body.email } };
    await steps.refused("emailInvoices", "within a minute", tooEarly, several);
    // Another one, because each may be sent once a minute.
    const next = await steps.succeed("applyInvoice", formOf(await setup.makeOrder(account, "paid")));
    await setup.decide("invoice", next.data.id);
    await steps.succeed("emailInvoices", { body: { ids: [next.data.id], email: mail.body.email } });
  },
});

/** Goods that are reported missing are not billed, unless the complaint is withdrawn. */
export const shortages = arranged({
  id: "shortages",
  name: { zh: "流程：少货的发票", en: "flow: the invoice of goods that are missing" },
  operations: [
    "createInvoiceTitle",
    "listReturnableLines",
    "createAfterSale",
    "cancelAfterSale",
    "applyInvoice",
    "getOrder",
  ],
  async walk(steps) {
    const account = await begin(steps);
    const setup = adapterOf(steps);
    // Before there is a title, since an order that has one is billed by itself.
    const orders = [
      { id: await setup.makeOrder(account, "received"), isWithdrawn: false },
      { id: await setup.makeOrder(account, "received"), isWithdrawn: true },
    ];
    const { data: title } = await steps.succeed("createInvoiceTitle", { body: TITLE });
    for (const { id, isWithdrawn } of orders) {
      const { data: order } = await steps.succeed("getOrder", { path: { id } });
      const { data: lines } = await steps.succeed("listReturnableLines", { path: { id } });
      const line = steps.need(lines[0], { zh: "订单没有行", en: "the order has no line" });
      const { data: complaint, exchange } = await steps.succeed("createAfterSale", {
        body: {
          order_id: id,
          type: AfterSaleType.Shortage,
          describe: "契约检查：少货",
          lines: [{ order_line_id: line.order_line_id, number: 1 }],
        },
      });
      if (isWithdrawn) await steps.succeed("cancelAfterSale", { path: { id: complaint.id } });
      const { data: invoice } = await steps.succeed("applyInvoice", {
        body: { order_id: id, title_id: title.id },
      });
      const isBilled = fen(invoice.amount) === fen(order.amount);
      const expected = isWithdrawn
        ? { zh: `开票 ${order.amount}：售后已撤回`, en: `${order.amount} billed: it was withdrawn` }
        : { zh: `开票少于 ${order.amount}`, en: `less than ${order.amount} billed` };
      steps.law(exchange, isBilled === isWithdrawn, "invoice", expected, invoice.amount);
    }
  },
});
