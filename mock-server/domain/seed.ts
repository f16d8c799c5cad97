import type {
  SpikeSessionRecord,
  GroupBuyRecord,
  ActivityRecord,
  CashbackRecord,
  CombinationGroupRecord,
  PromotionRecord,
} from "#mock/domain/activity/records.ts";
import type { AddressRecord } from "#mock/domain/address/records.ts";
import type { ReturnRecord, AfterSaleRecord } from "#mock/domain/after-sale/records.ts";
import type { HelpGroup, ArticleRecord, NewsRecord } from "#mock/domain/article/records.ts";
import type { CartLineRecord } from "#mock/domain/cart/records.ts";
import type { CertificateRecord } from "#mock/domain/certificate/records.ts";
import type { ChatMessageRecord } from "#mock/domain/chat/records.ts";
import type { CouponRecord, CouponOfferRecord, VoucherRecord } from "#mock/domain/coupon/records.ts";
import type { LotteryRecord, DrawRecord } from "#mock/domain/draw/records.ts";
import type { FavoriteRecord } from "#mock/domain/favorite/records.ts";
import type { FeedbackRecord } from "#mock/domain/feedback/records.ts";
import type {
  ArrivalNoticeRecord,
  Article,
  Maker,
  BrandRecord,
  CategoryRecord,
  GoodsRecord,
  DosageForm,
  TargetPriceRecord,
} from "#mock/domain/goods/records.ts";
import type { SearchIndex } from "#mock/domain/goods/rules/search/search-index.ts";
import type { AdPlace, AdRecord, FloorRecord, NavigationEntry } from "#mock/domain/home/records.ts";
import type { InvoiceTitleRecord, InvoiceRecord } from "#mock/domain/invoice/records.ts";
import type { MessageRecord } from "#mock/domain/message/records.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { PaymentRecord } from "#mock/domain/payment/records.ts";
import type { SavedPlanRecord } from "#mock/domain/plan/records.ts";
import type { PointsEntry, GiftGoodsRecord, PointsOrderRecord } from "#mock/domain/points/records.ts";
import type { RegistrationRecord } from "#mock/domain/register/records.ts";
import type { ApprovalRecord, TeamLogRecord, TeamMemberRecord } from "#mock/domain/team/records.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { VarietyRecord } from "#mock/domain/variety/records.ts";
import type { BalanceEntry, CreditBillRecord } from "#mock/domain/wallet/records.ts";
import type { ControlledGroupRecord, AccessRecord } from "#mock/domain/zone/records.ts";

/** Goods in campaigns, derived from the goods. All ids are goods ids. */
export type Campaigns = {
  /** In the order of opening. */
  readonly controlledGroups: ReadonlyArray<ControlledGroupRecord & { readonly goodsIds: readonly number[] }>;
  /** By time of day. */
  readonly spikeSessions: readonly SpikeSessionRecord[];
  /** The goods with a special price by day of the week; 0 is Sunday. */
  readonly everydayPrices: ReadonlyMap<number, readonly number[]>;
  /** By goods id; past, current and future ones. */
  readonly groupBuys: ReadonlyMap<number, GroupBuyRecord>;
  /** The storewide price: `percent` of the regular one for these goods, from `startsAt` until `endsAt` (ms). */
  readonly welfare: {
    readonly percent: number;
    readonly startsAt: number;
    readonly endsAt: number;
    readonly goodsIds: readonly number[];
  };
};

/** Everything the personas have bought, and what followed. Keyed by id, or by user id where the value is a list. */
export type Purchases = {
  readonly orders: ReadonlyMap<number, OrderRecord>;
  readonly coupons: ReadonlyMap<number, CouponRecord>;
  readonly couponOffers: ReadonlyMap<number, CouponOfferRecord>;
  readonly vouchers: ReadonlyMap<number, VoucherRecord>;
  /** The entries of each buyer's balance, oldest first. */
  readonly balanceLogs: ReadonlyMap<number, readonly BalanceEntry[]>;
  readonly creditBills: ReadonlyMap<number, CreditBillRecord>;
  /** The entries of each buyer's points, oldest first. */
  readonly pointsLogs: ReadonlyMap<number, readonly PointsEntry[]>;
  readonly gifts: ReadonlyMap<number, GiftGoodsRecord>;
  readonly pointsOrders: ReadonlyMap<number, PointsOrderRecord>;
  /** The titles of each buyer, oldest first. */
  readonly invoiceTitles: ReadonlyMap<number, readonly InvoiceTitleRecord[]>;
  readonly invoices: ReadonlyMap<number, InvoiceRecord>;
  readonly returns: ReadonlyMap<number, ReturnRecord>;
  readonly afterSales: ReadonlyMap<number, AfterSaleRecord>;
  readonly payments: ReadonlyMap<string, PaymentRecord>;
};

export type Courier = {
  readonly name: string;
  readonly phone: string;
  readonly plate: string;
  /** The location of the courier's station. */
  readonly station: string;
};

/** People and companies that have no account. */
export type Strangers = {
  /** They win in lotteries, besides the buyers of a world. */
  readonly pharmacies: readonly string[];
  readonly couriers: readonly [Courier, ...Courier[]];
};

/** The shop's published content: curated, and the same in every world. */
export type Content = {
  readonly activities: readonly ActivityRecord[];
  readonly cashbacks: readonly CashbackRecord[];
  readonly combinationGroups: readonly CombinationGroupRecord[];
  readonly promotion: PromotionRecord;
  readonly lotteries: readonly LotteryRecord[];
  /** In the order in which they are shown. */
  readonly ads: ReadonlyMap<AdPlace, readonly AdRecord[]>;
  readonly adById: ReadonlyMap<number, AdRecord>;
  readonly floors: readonly FloorRecord[];
  readonly links: ReadonlyArray<{ readonly name: string; readonly url: string }>;
  readonly hotSearches: readonly string[];
  readonly navigation: readonly NavigationEntry[];
  readonly giftCategories: ReadonlyArray<{ readonly id: number; readonly name: string }>;
  readonly helpGroups: readonly HelpGroup[];
  readonly helpArticles: readonly ArticleRecord[];
  readonly news: readonly NewsRecord[];
};

/** The initial data of every world. Immutable once built. */
export type Seed = Purchases &
  Campaigns & {
    readonly seed: number;
    readonly scale: number;
    readonly articles: readonly Article[];
    /** By name. */
    readonly forms: ReadonlyMap<string, DosageForm>;
    readonly makers: readonly Maker[];
    readonly brands: readonly BrandRecord[];
    readonly categories: readonly CategoryRecord[];
    /** The goods in lists and search, without combinations. */
    readonly listedGoods: readonly GoodsRecord[];
    readonly goods: ReadonlyMap<number, GoodsRecord>;
    readonly users: ReadonlyMap<number, UserRecord>;
    readonly teamMembers: ReadonlyMap<number, TeamMemberRecord>;
    readonly teamLog: ReadonlyMap<number, TeamLogRecord>;
    readonly approvals: ReadonlyMap<number, ApprovalRecord>;
    /** By buyer, oldest first. */
    readonly addresses: ReadonlyMap<number, readonly AddressRecord[]>;
    /** By buyer, newest first. */
    readonly messages: ReadonlyMap<number, readonly MessageRecord[]>;
    /** By member: those in force and those submitted. */
    readonly certificates: ReadonlyMap<number, readonly CertificateRecord[]>;
    readonly registrations: ReadonlyMap<number, RegistrationRecord>;
    readonly feedback: ReadonlyMap<number, FeedbackRecord>;
    readonly varieties: ReadonlyMap<number, VarietyRecord>;
    /** The purchase plans of all accounts. */
    readonly savedPlans: ReadonlyMap<number, SavedPlanRecord>;
    /** The favorites of each buyer, newest first. */
    readonly favorites: ReadonlyMap<number, readonly FavoriteRecord[]>;
    /** By buyer: the goods whose arrival is to be announced, newest first. */
    readonly arrivalNotices: ReadonlyMap<number, readonly ArrivalNoticeRecord[]>;
    /** Each buyer's, newest first. */
    readonly targetPrices: ReadonlyMap<number, readonly TargetPriceRecord[]>;
    /** The lines of each buyer's cart, oldest first. */
    readonly carts: ReadonlyMap<number, readonly CartLineRecord[]>;
    /** By buyer and controlled group: see accessKey. */
    readonly controlledAccess: ReadonlyMap<string, AccessRecord>;
    /** All buyers' chats with customer service, by message id. */
    readonly chatMessages: ReadonlyMap<number, ChatMessageRecord>;
    /** By lottery and buyer: see drawKey. */
    readonly draws: ReadonlyMap<string, DrawRecord>;
    readonly index: SearchIndex;
    readonly content: Content;
    readonly strangers: Strangers;
  };
