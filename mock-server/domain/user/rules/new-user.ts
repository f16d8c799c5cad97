import { company } from "#generated/company.ts";
import { Flag, MemberRank } from "#generated/enums.ts";
import type { UserRecord } from "../records.ts";

/** Ids of newly registered members start here. */
export const FIRST_NEW_USER_ID = 1001;

/** The default account manager. */
const MANAGER = { name: "周敏", phone: company.phones.service, is_default: 1 } as const;

/** The profile fields that are still unknown when a company registers. */
export const NO_PROFILE = {
  email: "",
  legalPerson: "",
  licenceNo: "",
  creditCode: "",
  province: "",
  city: "",
  district: "",
  detail: "",
} as const;

/** A newly registered buyer: not approved, no data, nothing signed. */
export function newUser(account: Pick<UserRecord, "id" | "username" | "phone" | "profile">): UserRecord {
  return {
    password: "",
    name: "",
    company: "",
    rank: MemberRank.Pharmacy,
    ownerId: account.id,
    linkedAt: account.profile.createdAt,
    manager: MANAGER,
    is_passed: Flag.No,
    show: Flag.Yes,
    points: 0,
    wechat: null,
    is_can_chat: Flag.Yes,
    is_special: Flag.No,
    is_show_youx: Flag.Yes,
    is_AfterSale: Flag.Yes,
    salesman: MANAGER.name,
    customerCode: `KH${String(account.id).padStart(9, "0")}`,
    logins: { current: null, previous: null },
    balance: { available: 0, frozen: 0, changes: [] },
    credit: { isOpen: Flag.No, limit: 0, periodDays: 30, debts: [] },
    agreement: { contractNo: `YPGX-2026-${String(account.id).padStart(6, "0")}`, signedAt: null },
    hiddenHints: [],
    ...account,
  };
}
