import { InvoiceKind, PayMethod, UploadKind } from "#generated/enums.ts";
import { adapterOf, arranged, begin, logIn, upload } from "./account.ts";
import { CHECKING_OUT, openCheckout } from "./deductions.ts";
import { TITLE } from "./invoices.ts";

/** The data of one account serves no other: where a query or a body names it, the refusal is 422 on that field (§6). */
export const othersData = arranged({
  id: "others-data",
  name: { zh: "流程：另一账户的数据", en: "flow: the data of another account" },
  operations: [
    ...CHECKING_OUT,
    "uploadFile",
    "createPayment",
    "createCreditPayment",
    "previewOrder",
    "createOrder",
    "listAvailableCoupons",
    "listPayMethods",
    "payByBalance",
    "submitTransfer",
    "payCreditPayment",
    "checkCreditPayment",
    "createInvoiceTitle",
    "applyInvoice",
    "addFeedback",
  ],
  async walk(steps) {
    const setup = adapterOf(steps);
    const owner = await setup.makeAccount({ kind: "approved" });
    await logIn(steps, owner);
    const theirs = await openCheckout(steps);
    const order_id = await setup.makeOrder(owner, "unpaid");
    const { data: payment } = await steps.succeed("createPayment", {
      body: { order_id, method: PayMethod.BankTransfer },
    });
    const { data: credit } = await steps.succeed("createCreditPayment", { body: { order_id } });
    const { data: title } = await steps.succeed("createInvoiceTitle", { body: TITLE });
    const file = await upload(steps, UploadKind.FeedbackPicture);

    const account = await begin(steps);
    const own = await openCheckout(steps);
    const unpaid = await setup.makeOrder(account, "unpaid");
    const { data: transfer } = await steps.succeed("createPayment", {
      body: { order_id: unpaid, method: PayMethod.BankTransfer },
    });
    const { checkout_no, address_id } = own;
    const order = { checkout_no, address_id };
    const refuse = async (id: string, field: string, input: { body?: object; query?: object }) =>
      void (await steps.refused(id, `another account's ${field}`, { ...FOREIGN, field }, input as object));

    for (const id of ["previewOrder", "createOrder"]) {
      const whole = { ...order, ...(id === "createOrder" && { invoice_kind: InvoiceKind.Ordinary }) };
      await refuse(id, "checkout_no", { body: { ...whole, checkout_no: theirs.checkout_no } });
      await refuse(id, "address_id", { body: { ...whole, address_id: theirs.address_id } });
      await refuse(id, "voucher_ids", { body: { ...whole, voucher_ids: [theirs.voucher] } });
    }
    await refuse("listAvailableCoupons", "checkout_no", { query: { checkout_no: theirs.checkout_no } });
    await refuse("listPayMethods", "order_id", { query: { order_id } });
    await refuse("createPayment", "order_id", { body: { order_id, method: PayMethod.Balance } });
    await refuse("createCreditPayment", "order_id", { body: { order_id } });
    await refuse("payByBalance", "pay_no", { body: { pay_no: payment.pay_no } });
    for (const id of ["payCreditPayment", "checkCreditPayment"])
      await refuse(id, "pay_no", { body: { pay_no: credit.pay_no } });
    const proof = { pay_no: transfer.pay_no, payer: "契约检查药房" };
    await refuse("submitTransfer", "file_id", { body: { ...proof, file_id: file } });
    const { data: ownTitle } = await steps.succeed("createInvoiceTitle", { body: TITLE });
    await refuse("applyInvoice", "order_id", { body: { order_id, title_id: ownTitle.id } });
    const paid = await setup.makeOrder(account, "paid");
    await refuse("applyInvoice", "title_id", { body: { order_id: paid, title_id: title.id } });
    await refuse("addFeedback", "file_ids", {
      body: { type: 1, content: "契约检查：另一账户的图片", file_ids: [file] },
    });
  },
});

const FOREIGN = { status: 422, rule: "foreign-data" } as const;
