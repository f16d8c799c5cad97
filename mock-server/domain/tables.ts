import type { CheckoutRecord, RemovedLine } from "#mock/domain/cart/records.ts";
import type { KeyedResponse } from "#mock/domain/common/keyed-response.ts";
import type { SentCode } from "#mock/domain/common/sms-code.ts";
import type { GoodsWatch } from "#mock/domain/favorite/records.ts";
import type { InvoiceArchiveRecord } from "#mock/domain/invoice/records.ts";
import type { PaymentHold } from "#mock/domain/payment/records.ts";
import type { ChatPictureRecord, ChatRecord } from "#mock/domain/chat/records.ts";
import type { Seed } from "#mock/domain/seed.ts";
import type { UploadRecord } from "#mock/domain/upload/records.ts";
import type { CaptchaRecord, VerificationRecord } from "#mock/domain/user/records.ts";
import type { WechatCodeRecord } from "#mock/domain/wechat/records.ts";
import type { Store } from "#mock/world/store.ts";
import type { Table } from "#mock/world/table.ts";

/** Tables that start from the seed; see Seed for their contents. */
const SEEDED = [
  "users",
  "goods",
  "addresses",
  "messages",
  "favorites",
  "arrivalNotices",
  "carts",
  "orders",
  "coupons",
  "couponOffers",
  "vouchers",
  "balanceLogs",
  "creditBills",
  "pointsLogs",
  "gifts",
  "pointsOrders",
  "invoiceTitles",
  "invoices",
  "returns",
  "afterSales",
  "payments",
  "certificates",
  "registrations",
  "feedback",
  "varieties",
  "savedPlans",
  "controlledAccess",
  "draws",
  "chatMessages",
] as const satisfies ReadonlyArray<keyof Seed>;

type SeededTables = {
  readonly [Name in (typeof SEEDED)[number]]: Seed[Name] extends ReadonlyMap<infer Key, infer Value>
    ? Table<Key, Value>
    : never;
};

const seededTables = (store: Store, seed: Seed): SeededTables =>
  Object.fromEntries(
    SEEDED.map((name) => [name, store.table<string | number, unknown>(name, seed[name])]),
  ) as unknown as SeededTables;

/** Tables that are empty when a world begins. */
const emptyTables = (store: Store) => ({
  checkouts: store.table<string, CheckoutRecord>("checkouts"),
  /** At most one entry, under 1: while it exists the clock settles no payment. */
  paymentHolds: store.table<number, PaymentHold>("paymentHolds"),
  /** When each invoice was last e-mailed, in ms. */
  invoiceMails: store.table<number, number>("invoiceMails"),
  /** ZIP files that buyers have asked for, kept for a day. */
  invoiceArchives: store.table<number, InvoiceArchiveRecord>("invoiceArchives"),
  /** At most one entry: how favorites and frequently bought goods were when their buyers were last told. */
  goodsWatches: store.table<number, GoodsWatch>("goodsWatches"),
  /** By operation, session and Idempotency-Key: see common/respond-once.ts. */
  keyedAnswers: store.table<string, KeyedResponse>("keyedAnswers"),
  uploads: store.table<string, UploadRecord>("uploads"),
  captchas: store.table<string, CaptchaRecord>("captchas"),
  /** The last code to a number for one purpose, by scene and number: see codeKey. */
  smsCodes: store.table<string, SentCode>("smsCodes"),
  /** The times of limited actions, in ms, by action and actor: see common/attempts.ts. */
  attempts: store.table<string, readonly number[]>("attempts"),
  /** By session token. */
  verifications: store.table<string, VerificationRecord>("verifications"),
  wechatCodes: store.table<string, WechatCodeRecord>("wechatCodes"),
  /** The last code for signing, by user id. */
  agreementCodes: store.table<number, SentCode>("agreementCodes"),
  /** When a cashback was paid out, in ms, by its id. */
  cashbacksPaid: store.table<number, number>("cashbacksPaid"),
  /** By user id. */
  chats: store.table<number, ChatRecord>("chats"),
  chatPictures: store.table<number, ChatPictureRecord>("chatPictures"),
  /** Lines that a buyer can bring back, by user id, in the order of the cart. */
  removedLines: store.table<number, readonly RemovedLine[]>("removedLines"),
  /** The number of times an activity has been opened, if it was opened in this world. */
  activityTaps: store.table<number, number>("activityTaps"),
});

/** The tables that a world keeps of the shop, copy-on-write over the seed. */
export type Tables = SeededTables & Readonly<ReturnType<typeof emptyTables>>;

export const createTables = (store: Store, seed: Seed): Tables => ({
  ...seededTables(store, seed),
  ...emptyTables(store),
});
