import type { CertificateRecord } from "#mock/domain/certificate/records.ts";
import type { FeedbackRecord } from "#mock/domain/feedback/records.ts";
import type { RegistrationRecord } from "#mock/domain/register/records.ts";
import type { VarietyRecord } from "#mock/domain/variety/records.ts";
import type { AccessRecord } from "#mock/domain/zone/records.ts";
import type { DrawRecord } from "#mock/domain/draw/records.ts";
import type { FavoriteRecord } from "#mock/domain/favorite/records.ts";
import type { CartLineRecord, CheckoutRecord } from "#mock/domain/cart/records.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import type { MessageRecord, SentMessage } from "#mock/domain/message/records.ts";
import type {
  UserRecord,
  CaptchaRecord,
  SmsCodeRecord,
  VerificationRecord,
} from "#mock/domain/user/records.ts";
import type { Clock } from "#mock/world/clock.ts";
import { goodsNow } from "#mock/domain/goods/rules/current-goods.ts";
import { type PurchaseTables, purchaseTables } from "./purchase-tables.ts";
import { createSequence, type Sequence } from "#mock/world/sequence.ts";
import { createSessions, type Sessions } from "#mock/world/sessions.ts";
import { createStore, type Store } from "#mock/world/store.ts";
import type { Table } from "#mock/world/table.ts";
import type { AddressRecord } from "#mock/domain/address/records.ts";
import type { UploadRecord } from "#mock/domain/upload/records.ts";
import type { WechatCodeRecord } from "#mock/domain/wechat/records.ts";
import type { AgreementCode } from "#mock/domain/agreement/records.ts";
import type { Seed } from "./seed.ts";

/** The state of one world: the seed and, copy-on-write, all changes since. */
export type WorldState = PurchaseTables & {
  readonly seed: Seed;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly users: Table<number, UserRecord>;
  /** As sold at the time of the world's clock. */
  readonly goods: Table<number, GoodsRecord>;
  /** The addresses of each buyer, oldest first. */
  readonly addresses: Table<number, readonly AddressRecord[]>;
  /** The messages of each buyer, newest first. */
  readonly messages: Table<number, readonly MessageRecord[]>;
  /** The favourites of each buyer, newest first. */
  readonly favorites: Table<number, readonly FavoriteRecord[]>;
  /** The lines of each buyer's cart, oldest first. */
  readonly carts: Table<number, readonly CartLineRecord[]>;
  readonly checkouts: Table<string, CheckoutRecord>;
  /** The certificates of each member, both valid and submitted ones. */
  readonly certificates: Table<number, readonly CertificateRecord[]>;
  readonly registrations: Table<number, RegistrationRecord>;
  readonly feedback: Table<number, FeedbackRecord>;
  readonly varieties: Table<number, VarietyRecord>;
  readonly uploads: Table<number, UploadRecord>;
  readonly captchas: Table<string, CaptchaRecord>;
  /** By scene and number: see codeKey. */
  readonly smsCodes: Table<string, SmsCodeRecord>;
  /** The times of limited actions, in ms, by action and actor: see common/attempts.ts. */
  readonly attempts: Table<string, readonly number[]>;
  /** By session token. */
  readonly verifications: Table<string, VerificationRecord>;
  readonly wechatCodes: Table<string, WechatCodeRecord>;
  readonly agreementCodes: Table<number, AgreementCode>;
  /** By buyer and controlled group: see accessKey. */
  readonly controlledAccess: Table<string, AccessRecord>;
  /** When a cashback was paid out, in ms, by its id. */
  readonly cashbacksPaid: Table<number, number>;
  /** How often an activity has been opened, if it was in this world. */
  readonly activityTaps: Table<number, number>;
  /** By lottery and buyer: see drawKey. */
  readonly draws: Table<string, DrawRecord>;
  /** The messages sent, oldest first. */
  readonly outbox: readonly SentMessage[];
  send(message: SentMessage): void;
  readonly next: Sequence;
  /** All of the above, for saving and restoring. */
  readonly store: Store;
  /** Runs `fn`; if it throws, rolls back all its changes and rethrows. */
  transaction<T>(fn: () => T): T;
};

/** Creates a world on a seed: a few empty tables, well under 5 ms and 1 MB. */
export function createWorldState(seed: Seed, clock: Clock): WorldState {
  const store = createStore();
  const next = createSequence(store);
  const outbox = store.table<number, SentMessage>("outbox");
  return {
    seed,
    clock,
    next,
    sessions: createSessions(seed.seed, clock, store, next),
    users: store.table("users", seed.users),
    goods: goodsNow(store.table("goods", seed.goods), clock),
    addresses: store.table("addresses", seed.addresses),
    messages: store.table("messages", seed.messages),
    favorites: store.table("favorites", seed.favorites),
    carts: store.table("carts", seed.carts),
    checkouts: store.table("checkouts"),
    ...purchaseTables(store, seed),
    certificates: store.table("certificates", seed.certificates),
    registrations: store.table("registrations", seed.registrations),
    feedback: store.table("feedback", seed.feedback),
    varieties: store.table("varieties", seed.varieties),
    uploads: store.table("uploads"),
    captchas: store.table("captchas"),
    smsCodes: store.table("smsCodes"),
    attempts: store.table("attempts"),
    verifications: store.table("verifications"),
    wechatCodes: store.table("wechatCodes"),
    agreementCodes: store.table("agreementCodes"),
    controlledAccess: store.table("controlledAccess", seed.controlledAccess),
    cashbacksPaid: store.table("cashbacksPaid"),
    activityTaps: store.table("activityTaps"),
    draws: store.table("draws", seed.draws),
    get outbox() {
      return [...outbox.values()];
    },
    send: (message) => outbox.put(next("message", 1), message),
    transaction: (fn) => store.transaction(fn),
    store,
  };
}
