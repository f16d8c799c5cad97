import {
  BalanceUseType,
  Flag,
  MessageType,
  PointsUseType,
  RegistrationKind,
  ReviewStatus,
} from "#generated/enums.ts";
import { AccountWish } from "#generated/setup/setup.zod.ts";
import { addAddress } from "#mock/domain/address/commands.ts";
import { FIRST_NEW_CERTIFICATE_ID } from "#mock/domain/certificate/records.ts";
import { certificatesOf } from "#mock/domain/certificate/rules/certificates.ts";
import { noteAttempt } from "#mock/domain/common/attempts.ts";
import { sendMessage } from "#mock/domain/message/rules/sending.ts";
import { addPoints } from "#mock/domain/points/rules/points-log.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { FIRST_NEW_USER_ID, newUser } from "#mock/domain/user/rules/new-user.ts";
import { addBalance } from "#mock/domain/wallet/rules/balance.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { jsonResponse } from "#mock/http/responses.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { ControlRoute } from "./control-request.ts";
import { runSetup } from "./run-setup.ts";

const PASSWORD = "Setup2026";
/** In 分. */
const CREDIT = 10_000_000;
const VOUCHER = 5000;
/** Where an approved account is, and has goods delivered. */
const PLACE = { province: "浙江省", city: "杭州市", district: "西湖区", detail: "文三路 1 号" };
/** So many wrong passwords demand a picture. */
const WRONG_LOGINS = 3;
/** The member of the seed whose kinds of papers an account gets. */
const MODEL = 1;

/** POST: a disposable account of a kind (see api-spec/setup). */
export const setupAccountsRoute: ControlRoute = {
  POST: ({ app, world, body }) => {
    const wish = AccountWish.parse(body);
    const { username, phone } = runSetup(app, world, (state) => makeAccount(state, wish));
    return jsonResponse(201, { username, password: PASSWORD, phone });
  },
};

type Wish = ReturnType<typeof AccountWish.parse>;
type Named = Partial<Pick<UserRecord, "username" | "password" | "phone" | "name" | "company">>;

/** Makes an account of a kind, with made-up names where none are given. */
export function makeAccount(
  state: WorldState,
  { kind, balance, points }: Wish,
  { company, ...named }: Named = {},
): UserRecord {
  const id = state.next("user", FIRST_NEW_USER_ID);
  const at = state.clock.now();
  const member: UserRecord = {
    ...newUser({
      id,
      username: `setup${id}`,
      phone: `199${String(id).padStart(8, "0")}`,
      profile: profileOf(id, at),
    }),
    name: "契约检查",
    password: PASSWORD,
    ...named,
  };
  if (kind === "unregistered") return member;
  if (kind === "unapproved") {
    state.users.put(id, member);
    state.registrations.put(id, {
      userId: id,
      kind: RegistrationKind.SingleStore,
      status: ReviewStatus.Draft,
      submittedAt: null,
      reason: "",
      storeIds: [],
    });
    return member;
  }
  const approved: UserRecord = {
    ...member,
    profile: { ...member.profile, ...PLACE },
    company: company ?? `契约检查药房${id}`,
    is_passed: Flag.Yes,
    credit: { isOpen: Flag.Yes, limit: CREDIT, periodDays: 30, debts: [] },
    agreement: { ...member.agreement, signedAt: kind === "unsigned" ? null : at },
  };
  state.users.put(id, approved);
  equip(state, approved, at);
  addBalance(state, id, {
    use: BalanceUseType.TopUp,
    amount: balance * 100,
    orderId: 0,
    remark: "测试账户",
    at,
  });
  addPoints(state, id, { use: PointsUseType.OrderReward, points, remark: "测试账户", at });
  if (kind === "captcha")
    for (let count = 0; count < WRONG_LOGINS; count += 1) noteAttempt(state, `login:${approved.username}`);
  return approved;
}

/** Gives an account what an approved one has: papers, an address, a cash voucher and an unread message. */
function equip(state: WorldState, user: UserRecord, at: number): void {
  const expiresAt = "2099-12-31";
  const papers = certificatesOf(state, MODEL);
  state.certificates.put(
    user.id,
    papers.map((one) => ({
      ...one,
      id: state.next("certificate", FIRST_NEW_CERTIFICATE_ID),
      expiresAt,
      review: 2,
      reason: "",
      updatedAt: at,
    })),
  );
  addAddress(state, user, {
    name: user.name,
    phone: user.phone,
    ...PLACE,
  });
  const voucherId = state.next("setup-voucher", FIRST_VOUCHER_ID);
  state.vouchers.put(voucherId, {
    id: voucherId,
    userId: user.id,
    voucherNo: `XJQ${voucherId}`,
    amount: VOUCHER,
    balance: VOUCHER,
    threshold: 0,
    source: "测试账户",
    startsAt: at,
    endsAt: at + 365 * DAY_MS,
    orderId: 0,
  });
  sendMessage(state, user.id, {
    type: MessageType.System,
    title: "测试账户",
    content: "契约检查用的账户。",
    url: "",
  });
}

/** Above those of the seed; nothing else makes vouchers. */
const FIRST_VOUCHER_ID = 900_001;

const profileOf = (id: number, createdAt: number): UserRecord["profile"] => ({
  email: "",
  legalPerson: "",
  licenceNo: "",
  creditCode: "",
  province: "",
  city: "",
  district: "",
  detail: "",
  createdAt,
});
