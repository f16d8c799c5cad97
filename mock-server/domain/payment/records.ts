/** 1 open, 2 processing, 3 paid, 4 failed; 3 and 4 are final. */
export type PaymentStatusCode = 1 | 2 | 3 | 4;

/** A payment of an order with one of the four methods. Times in ms. */
export type PaymentRecord = {
  readonly payNo: string;
  readonly orderId: number;
  readonly userId: number;
  /** 1 credit, 2 balance, 3 bank transfer, 4 QR code. */
  readonly method: 1 | 2 | 3 | 4;
  /** In 分. */
  readonly amount: number;
  readonly status: PaymentStatusCode;
  readonly createdAt: number;
  /** When an open payment fails for lack of payment. */
  readonly expiresAt: number;
  /** When the credit is due; 0 for the other methods. */
  readonly dueAt: number;
  /** The proof of a bank transfer; null until submitted. */
  readonly transfer: {
    readonly fileId: number;
    readonly payer: string;
    readonly remark: string;
    readonly at: number;
  } | null;
  readonly message: string;
};

/**
 * How payments are held, and since when (ms): `unpaid` nobody pays, so QR codes expire; `unconfirmed` the money is
 * taken but not reported to the shop, so they stay in progress.
 */
export type PaymentHold = { readonly kind: "unpaid" | "unconfirmed"; readonly since: number };
