import { expect, it } from "vitest";
import { emptyStorage } from "#src/shared/lib/storage-for-test.ts";
import { rememberedPayment, rememberPayment } from "./remember-payment.ts";

const stored = emptyStorage("sessionStorage");

it("is remembered for its order until it has a result", () => {
  rememberPayment(9006, { method: 4, payNo: "ZF1" });
  rememberPayment(9007, { method: 2, payNo: "ZF2" });
  expect(rememberedPayment(9006)).toEqual({ method: 4, payNo: "ZF1" });
  expect(rememberedPayment(9008)).toBeUndefined();
  rememberPayment(9006, undefined);
  expect(rememberedPayment(9006)).toBeUndefined();
  expect(rememberedPayment(9007)).toEqual({ method: 2, payNo: "ZF2" });
});

it.each([null, "ZF1", { method: "4", payNo: "ZF1" }, { method: 4 }])(
  "is none where the storage holds %j",
  (value) => {
    rememberPayment(9006, { method: 4, payNo: "ZF1" });
    const [key = ""] = stored.keys();
    stored.set(key, JSON.stringify(value));
    expect(rememberedPayment(9006)).toBeUndefined();
  },
);
