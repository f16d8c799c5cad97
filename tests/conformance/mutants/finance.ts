import type { GetSpending200Data } from "#generated/model/getSpending200Data.ts";
import type { InvoiceArchive } from "#generated/model/invoiceArchive.ts";
import type { PayCreditBills200Data } from "#generated/model/payCreditBills200Data.ts";
import type { Payment } from "#generated/model/payment.ts";
import type { Statement } from "#generated/model/statement.ts";
import { creditOrder } from "#scripts/conformance/flows/credit-order.ts";
import { invoiceArchive } from "#scripts/conformance/flows/invoice-archive.ts";
import { spending } from "#scripts/conformance/flows/spending.ts";
import { statement } from "#scripts/conformance/flows/statement.ts";
import type { Mutant } from "./mutant.ts";
import { editData, whenSuccess } from "./twists.ts";
import type { WireResponse } from "./wire.ts";

/** A fault in the statements. */
const inStatement = (name: string, fault: string, change: (one: Statement) => void): Mutant => ({
  name,
  fault,
  found: ["getStatement", "law"],
  judged: statement.operations,
  twist: () => editData<Statement>(change),
});

const cent = (amount: number): number => Math.round(amount * 100 + 1) / 100;

/** A fault in the analysis of what was bought. */
const inSpending = (name: string, fault: string, change: (one: GetSpending200Data) => void): Mutant => ({
  name,
  fault,
  found: ["getSpending", "law"],
  judged: spending.operations,
  twist: () => editData<GetSpending200Data>(change),
});

/** Faults in what a buyer owes and is shown of it. */
export const FINANCE: readonly Mutant[] = [
  inStatement("statement-off-by-a-cent", "a figure is a cent more than its documents", (one) => {
    one.paid = cent(one.paid);
  }),
  inStatement("statement-forgets-a-document", "the last document of a month is missing", (one) => {
    one.entries.pop();
  }),
  inStatement("statement-begins-anew", "each month begins with nothing", (one) => {
    one.opening_owed = 0;
    one.opening_unpaid = 0;
  }),
  inStatement("statement-owes-less", "what is owed is not what the credit term says", (one) => {
    one.debts = [];
    for (const age of one.ageing) age.amount = 0;
    one.opening_owed = Math.round((one.opening_owed - one.owed) * 100) / 100;
    one.owed = 0;
  }),
  inStatement("statement-ages-shifted", "debts are put into the next age", (one) => {
    const amounts = one.ageing.map(({ amount }) => amount);
    for (const [index, age] of one.ageing.entries()) age.amount = amounts.at(index - 1) ?? 0;
  }),
  inSpending("spending-forgets-a-group", "the last group of a page is missing from the sum", (one) => {
    one.amount = Math.round(one.amount * 100 - (one.list.at(-1)?.amount ?? 0) * 100) / 100;
  }),
  inSpending("spending-without-shipping", "shipping counts by month and by store alone", (one) => {
    const index = one.list.findIndex(({ key }) => key === "");
    const [shipping] = index === -1 ? [] : one.list.splice(index, 1);
    one.total = one.list.length;
    one.amount = Math.round(one.amount * 100 - (shipping?.amount ?? 0) * 100) / 100;
  }),
  inSpending("spending-with-unpaid-orders", "an order counts before it is paid", (one) => {
    const last = one.list.at(-1);
    one.amount = Math.round(one.amount * 100 + 100) / 100;
    if (last) last.amount = Math.round(last.amount * 100 + 100) / 100;
  }),
  {
    name: "archive-forgets-an-invoice",
    fault: "the last of the chosen invoices is not packed",
    found: ["downloadInvoices", "law"],
    judged: invoiceArchive.operations,
    twist: () =>
      editData<InvoiceArchive>((packed) => {
        packed.number -= 1;
      }),
  },
  {
    name: "qr-code-paid-on-credit",
    fault: "a payment with another method is paid on credit",
    found: ["payCreditPayment", "invalid-accepted"],
    judged: creditOrder.operations,
    plant: () => {
      const others = new Set<string>();
      let opened: WireResponse | undefined;
      return {
        createPayment: editData<Payment>(({ pay_no }) => void others.add(pay_no)),
        createCreditPayment: whenSuccess((response) => {
          opened = structuredClone(response);
        }),
        payCreditPayment: {
          after(response, { form }) {
            if (opened && others.has(form.get("pay_no") ?? "")) Object.assign(response, opened);
          },
        },
      };
    },
  },
  {
    name: "repayment-opened-twice",
    fault: "each opening of a repayment is another payment",
    found: ["payCreditBills", "law"],
    judged: creditOrder.operations,
    twist: () => {
      let opened = 0;
      return editData<PayCreditBills200Data>(({ payment }) => {
        if (payment) payment.pay_no += String((opened += 1));
      });
    },
  },
  {
    name: "repayment-of-another-amount",
    fault: "the transfer of a repayment is a cent short",
    found: ["payCreditBills", "law"],
    judged: creditOrder.operations,
    twist: () =>
      editData<PayCreditBills200Data>(({ payment }) => {
        if (payment) payment.amount = Math.round(payment.amount * 100 - 1) / 100;
      }),
  },
];
