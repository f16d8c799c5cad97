import type {
  ApprovalStatus,
  RequestApprovalBody,
  TeamMemberStatus,
  TeamRight,
  TeamRole,
} from "#generated/model/index.ts";
import type { AddressRecord } from "#mock/domain/address/records.ts";

/** People who are invited in a world have ids from here on; those of the seed are lower. */
export const FIRST_NEW_MEMBER_ID = 101;

/** Entries of the log in a world have ids from here on; those of the seed are lower. */
export const FIRST_NEW_LOG_ID = 10_001;

/** Requests of a world have ids from here on; those of the seed are lower. */
export const FIRST_NEW_APPROVAL_ID = 101;

/** Someone who works in the account of its owner. Money in 分, times in ms. */
export type TeamMemberRecord = {
  readonly id: number;
  /** The owner's user id, in whose orders, addresses and wallet the person works. */
  readonly accountId: number;
  /** User name and password are empty until the invitation is accepted. */
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly phone: string;
  readonly role: TeamRole;
  readonly rights: readonly TeamRight[];
  /** Null without a limit. */
  readonly orderLimit: number | null;
  readonly monthLimit: number | null;
  /** Empty for all goods. */
  readonly categoryIds: readonly number[];
  readonly status: TeamMemberStatus;
  /** The open invitation; null once it is accepted or withdrawn. */
  readonly invitation: { readonly code: string; readonly inviter: string; readonly until: number } | null;
  readonly invitedAt: number;
  readonly lastLoginAt: number | null;
};

/** A change that someone has made in an account. `at` in ms. */
export type TeamLogRecord = {
  readonly id: number;
  readonly accountId: number;
  /** 0 for the owner. */
  readonly memberId: number;
  readonly name: string;
  readonly action: string;
  readonly detail: string;
  readonly at: number;
};

/** A line of a request, as it was then; prices in 分. */
export type ApprovalLineRecord = {
  readonly goodsId: number;
  readonly name: string;
  readonly sccj: string;
  readonly ypgg: string;
  readonly bzdw: string;
  readonly number: number;
  readonly price: number;
  readonly amount: number;
};

/** How a requested order is to be placed. */
export type OrderChoices = Omit<RequestApprovalBody, "checkout_no" | "note">;

/** An order that waits for approval; while it does, its lines are in a cart of its own. Money in 分, times in ms. */
export type ApprovalRecord = {
  readonly id: number;
  readonly requestNo: string;
  readonly accountId: number;
  readonly memberId: number;
  readonly requester: string;
  /** The cart that the lines came from, and go back to. */
  readonly cartKey: number;
  readonly checkoutNo: string;
  readonly status: ApprovalStatus;
  readonly choices: OrderChoices;
  readonly address: AddressRecord;
  readonly note: string;
  readonly reasons: readonly string[];
  readonly lines: readonly ApprovalLineRecord[];
  readonly amount: number;
  readonly createdAt: number;
  readonly decidedAt: number | null;
  readonly decider: string;
  readonly decisionNote: string;
  /** 0 until it is approved. */
  readonly orderId: number;
};
