import { expect, test } from "vitest";
import { NOW } from "#mock/domain/bare-world-for-test.ts";
import { userWith } from "../user-for-test.ts";
import { requireAgreement, requireApproval } from "./approval.ts";
import { newUser } from "./new-user.ts";

test("a buyer may buy from the approval on (specification section 6, is_passed)", () => {
  expect(() => requireApproval(userWith({ is_passed: 1 }))).not.toThrow();
  expect(() => requireApproval(userWith({ is_passed: 0 }))).toThrow(
    expect.objectContaining({
      status: 403,
      message: "您的资质尚未审核通过，暂不能采购，请先完善资质证照",
    }),
  );
});

test("a buyer may order once the agreement is signed (specification section 8)", () => {
  const agreement = { contractNo: "YPGX-2026-000001", signedAt: NOW };
  expect(() => requireAgreement(userWith({ agreement }))).not.toThrow();
  expect(() => requireAgreement(userWith({ agreement: { ...agreement, signedAt: null } }))).toThrow(
    expect.objectContaining({ status: 459 }),
  );
});

test("a new member is not approved, has signed nothing, and has nothing yet", () => {
  const { profile } = userWith();
  expect(newUser({ id: 1001, username: "new", phone: "13900139000", profile })).toMatchObject({
    id: 1001,
    username: "new",
    phone: "13900139000",
    password: "",
    name: "",
    company: "",
    ownerId: 1001,
    linkedAt: NOW,
    is_passed: 0,
    show: 1,
    is_special: 0,
    is_can_chat: 1,
    wechat: null,
    customerCode: "KH000001001",
    manager: { name: "周敏", is_default: 1 },
    salesman: "周敏",
    logins: { current: null, previous: null },
    balance: { available: 0, frozen: 0, changes: [] },
    credit: { isOpen: 0, limit: 0, debts: [] },
    agreement: { contractNo: "YPGX-2026-001001", signedAt: null },
    hiddenHints: [],
  });
});
