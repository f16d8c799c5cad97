import { describe, expect, it } from "vitest";
import { type OrderChoices, toOrderBody, toPreviewBody } from "./order-request.ts";

const plain: OrderChoices = {
  addressId: undefined,
  deliveryType: 1,
  couponId: 0,
  voucherIds: [],
  points: 0,
  invoiceKind: 1,
  titleId: undefined,
  remark: "",
};
const rich = {
  ...plain,
  addressId: 12,
  deliveryType: 3,
  couponId: 7,
  voucherIds: [8, 9],
  points: 300,
} as const;

describe("the request for a price", () => {
  it("omits what was not chosen", () => {
    expect(toPreviewBody("JS1", plain)).toEqual({ checkout_no: "JS1", delivery_type: 1 });
  });

  it("contains the address and every deduction, and nothing that has no price", () => {
    expect(toPreviewBody("JS1", { ...rich, titleId: 5, remark: "急" })).toEqual({
      checkout_no: "JS1",
      address_id: 12,
      delivery_type: 3,
      coupon_id: 7,
      voucher_ids: [8, 9],
      points: 300,
    });
  });
});

describe("the request for an order", () => {
  it("contains the amount that the buyer was shown, and the remark without spaces around it", () => {
    expect(toOrderBody("JS1", { ...plain, addressId: 12, amount: 99.9, remark: " 急 \n" })).toEqual({
      checkout_no: "JS1",
      address_id: 12,
      delivery_type: 1,
      invoice_kind: 1,
      remark: "急",
      amount: 99.9,
    });
  });

  it("contains the title of the invoice and the deductions of the price", () => {
    const choices = { ...rich, invoiceKind: 2, titleId: 5, amount: 80 } as const;
    const { checkout_no, ...priced } = toPreviewBody("JS1", choices);
    expect(toOrderBody("JS1", choices)).toEqual({
      ...priced,
      checkout_no,
      invoice_kind: 2,
      invoice_title_id: 5,
      remark: "",
      amount: 80,
    });
  });
});
