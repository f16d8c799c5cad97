import type { CheckoutRecord, RemovedLine } from "#mock/domain/cart/records.ts";
import type { ChatPictureRecord, ChatRecord } from "#mock/domain/chat/records.ts";
import type { KeyedResponse } from "#mock/domain/common/keyed-response.ts";
import type { SentCode } from "#mock/domain/common/sms-code.ts";
import type { GoodsWatch } from "#mock/domain/favorite/records.ts";
import type { PriceChange } from "#mock/domain/goods/records.ts";
import type { InvoiceArchiveRecord } from "#mock/domain/invoice/records.ts";
import type { PaymentHold } from "#mock/domain/payment/records.ts";
import type { Seed } from "#mock/domain/seed.ts";
import type { UploadRecord } from "#mock/domain/upload/records.ts";
import type { CaptchaRecord, VerificationRecord } from "#mock/domain/user/records.ts";
import type { WechatCodeRecord } from "#mock/domain/wechat/records.ts";
import type { Key, Store } from "#mock/world/store.ts";
import type { Table } from "#mock/world/table.ts";

/** Tables that start from the seed; see Seed for their contents. */
const SEEDED = [
  "users",
  "goods",
  "addresses",
  "messages",
  "favorites",
  "arrivalNotices",
  "targetPrices",
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
  "teamMembers",
  "teamLog",
  "approvals",
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

const table =
  <K extends Key, Value>() =>
  (store: Store, name: string) =>
    store.table<K, Value>(name);

/** Tables that are empty when a world begins. */
const EMPTY = {
  checkouts: table<string, CheckoutRecord>(),
  /** At most one entry, under 1: while it exists the clock settles no payment. */
  paymentHolds: table<number, PaymentHold>(),
  /** When each invoice was last e-mailed, in ms. */
  invoiceMails: table<number, number>(),
  /** ZIP files that buyers have requested, stored for a day. */
  invoiceArchives: table<number, InvoiceArchiveRecord>(),
  /** At most one entry: how favorites and frequently bought goods were when their buyers were last notified. */
  goodsWatches: table<number, GoodsWatch>(),
  /** By operation, session and Idempotency-Key: see common/respond-once.ts. */
  keyedAnswers: table<string, KeyedResponse>(),
  /** The regular prices that goods have got in this world, by goods id, oldest first. */
  priceChanges: table<number, readonly PriceChange[]>(),
  uploads: table<string, UploadRecord>(),
  captchas: table<string, CaptchaRecord>(),
  /** The last code to a number for one purpose, by scene and number: see codeKey. */
  smsCodes: table<string, SentCode>(),
  /** The times of limited actions, in ms, by action and actor: see common/attempts.ts. */
  attempts: table<string, readonly number[]>(),
  /** By session token. */
  verifications: table<string, VerificationRecord>(),
  wechatCodes: table<string, WechatCodeRecord>(),
  /** The last code for signing, by user id. */
  agreementCodes: table<number, SentCode>(),
  /** When a cashback was paid out, in ms, by its id. */
  cashbacksPaid: table<number, number>(),
  /** By user id. */
  chats: table<number, ChatRecord>(),
  chatPictures: table<number, ChatPictureRecord>(),
  /** Lines that a buyer can bring back, by user id, in the order of the cart. */
  removedLines: table<number, readonly RemovedLine[]>(),
  /** The number of times an activity has been opened, if it was opened in this world. */
  activityTaps: table<number, number>(),
};

type EmptyTables = { readonly [Name in keyof typeof EMPTY]: ReturnType<(typeof EMPTY)[Name]> };

const emptyTables = (store: Store): EmptyTables =>
  Object.fromEntries(
    Object.entries(EMPTY).map(([name, make]) => [name, make(store, name)]),
  ) as unknown as EmptyTables;

export const TABLE_NAMES = [...SEEDED, ...(Object.keys(EMPTY) as (keyof typeof EMPTY)[])];

/** The tables that a world keeps of the shop, copy-on-write over the seed. */
export type Tables = SeededTables & EmptyTables;

export const createTables = (store: Store, seed: Seed): Tables => ({
  ...seededTables(store, seed),
  ...emptyTables(store),
});
