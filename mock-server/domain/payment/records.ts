import type { CartLineRecord } from "#mock/domain/cart/records.ts";
import type { Amounts, GiftRecord } from "#mock/domain/order/records.ts";

/** A login, or what `onlyFor` allows and nothing else. Times in ms. */
export type SessionRecord = {
  readonly token: string;
  readonly userId: number;
  readonly expiresAt: number;
  readonly onlyFor?: "resetPassword";
};

/** A text message that would have gone out. */
export type SentMessage = {
  readonly to: string;
  readonly text: string;
  readonly code: string;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly sent_at: string;
};

/** A line as it stood when the checkout was opened; amounts in 分. */
export type CheckoutLine = {
  readonly line: CartLineRecord;
  readonly price: number;
  readonly reduction: number;
  readonly gift: GiftRecord;
};

export type CheckoutRecord = {
  readonly checkoutNo: string;
  readonly userId: number;
  readonly lines: readonly CheckoutLine[];
  readonly amounts: Amounts;
  /** The order that it became; null while it is open. */
  readonly orderId: number | null;
};

/** 1 open, 2 processing, 3 paid, 4 failed; 3 and 4 are final. */
export type PaymentStatusCode = 1 | 2 | 3 | 4;

/** A payment of an order in one of the four ways. Times in ms. */
export type PaymentRecord = {
  readonly payNo: string;
  readonly orderId: number;
  readonly userId: number;
  /** 1 credit term, 2 balance, 3 bank transfer, 4 QR code. */
  readonly method: 1 | 2 | 3 | 4;
  /** In 分. */
  readonly amount: number;
  readonly status: PaymentStatusCode;
  readonly createdAt: number;
  /** When an open one fails because nobody paid. */
  readonly expiresAt: number;
  /** When the credit term wants the money; 0 for the other ways. */
  readonly dueAt: number;
  /** The proof of a bank transfer; null before it is handed in. */
  readonly transfer: {
    readonly fileId: number;
    readonly payer: string;
    readonly remark: string;
    readonly at: number;
  } | null;
  readonly message: string;
};

/**
 * How payments are held, and since when (ms): `unpaid` nobody pays, so that QR codes run out; `unconfirmed` the money is
 * taken but the shop is not told, so that they stay under way.
 */
export type PaymentHold = { readonly kind: "unpaid" | "unconfirmed"; readonly since: number };

/** The last SMS code for signing; ms. */
export type AgreementCode = { readonly code: string; readonly sentAt: number };
