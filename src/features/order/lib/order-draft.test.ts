import { describe, expect, it } from "vitest";
import type { CreateOrderBody } from "#generated/model/index.ts";
import { emptyStorage } from "#src/shared/lib/storage-for-test.ts";
import { forgetOrderDraft, readOrderDraft, writeOrderDraft } from "./order-draft.ts";
import { rememberedSubmission, rememberSubmission } from "./remember-submission.ts";

const stored = emptyStorage("sessionStorage");

describe("the draft of an order", () => {
  const chosen = {
    addressId: 12,
    deliveryType: 2,
    couponId: 0,
    voucherIds: [7, 8],
    points: 300,
    invoiceKind: 2,
    titleId: 5,
    remark: "周末送货",
  } as const;
  const untouched = { deliveryType: 1, voucherIds: [], points: 0, invoiceKind: 1, remark: "" };

  it("begins with express delivery, an ordinary invoice and no deductions", () => {
    expect(readOrderDraft()).toEqual(untouched);
  });

  it("survives a reload until it is forgotten", () => {
    writeOrderDraft(chosen);
    expect(readOrderDraft()).toEqual(chosen);
    forgetOrderDraft();
    expect(readOrderDraft()).toEqual(untouched);
    expect(stored.size).toBe(0);
  });

  it("needs no address, coupon or title, and takes zero and every way of delivery", () => {
    for (const deliveryType of [1, 2, 3] as const) {
      const draft = { deliveryType, voucherIds: [], points: 0, invoiceKind: 1, remark: "" } as const;
      writeOrderDraft({ ...draft, remark: "急" });
      expect(readOrderDraft()).toEqual({ ...draft, remark: "急" });
    }
  });

  it.each([
    ["no object", "draft"],
    ["null", null],
    ["an address that is no id", { ...chosen, addressId: -1 }],
    ["a coupon that is no id", { ...chosen, couponId: "7" }],
    ["a title that is no id", { ...chosen, titleId: 1.5 }],
    ["an unknown way of delivery", { ...chosen, deliveryType: 4 }],
    ["no way of delivery", { ...chosen, deliveryType: undefined }],
    ["an unknown invoice", { ...chosen, invoiceKind: 3 }],
    ["no list of vouchers", { ...chosen, voucherIds: "7" }],
    ["one invalid voucher among others", { ...chosen, voucherIds: [7, -8] }],
    ["negative points", { ...chosen, points: -1 }],
    ["a fraction of points", { ...chosen, points: 0.5 }],
    ["no remark", { ...chosen, remark: undefined }],
  ])("is ignored with %s", (_case, value) => {
    writeOrderDraft(chosen);
    const [key = ""] = stored.keys();
    stored.set(key, JSON.stringify(value));
    expect(readOrderDraft()).toEqual(untouched);
  });
});

describe("an order that was sent and got no response", () => {
  const body: CreateOrderBody = {
    checkout_no: "JS1",
    address_id: 12,
    invoice_kind: 1,
    remark: "",
    amount: 100,
    delivery_type: 1,
  };

  it("is remembered across a reload until there is a response", () => {
    expect(rememberedSubmission()).toBeUndefined();
    rememberSubmission(body);
    expect(rememberedSubmission()).toEqual(body);
    rememberSubmission({ ...body, invoice_kind: 2 });
    expect(rememberedSubmission()?.invoice_kind).toBe(2);
    rememberSubmission(undefined);
    expect(rememberedSubmission()).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it.each([
    ["no object", "JS1"],
    ["null", null],
    ["no checkout", { ...body, checkout_no: undefined }],
    ["an address that is no number", { ...body, address_id: "12" }],
    ["an unknown invoice", { ...body, invoice_kind: 3 }],
  ])("is not sent again with %s", (_case, value) => {
    rememberSubmission(body);
    const [key = ""] = stored.keys();
    stored.set(key, JSON.stringify(value));
    expect(rememberedSubmission()).toBeUndefined();
  });

  it("does not take the place of the draft", () => {
    rememberSubmission(body);
    writeOrderDraft({ ...readOrderDraft(), remark: "急" });
    expect(rememberedSubmission()).toEqual(body);
    expect(readOrderDraft().remark).toBe("急");
  });
});
