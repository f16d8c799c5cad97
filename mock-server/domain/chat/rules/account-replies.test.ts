import { describe, expect, test } from "vitest";
import { byId, NOW } from "#mock/domain/bare-world-for-test.ts";
import { certificateWith } from "#mock/domain/certificate/certificate-for-test.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { billWith } from "#mock/domain/wallet/bill-for-test.ts";
import { ask, LICENSE } from "#mock/seed/chat/desk-for-test.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";

describe("the desk replies about the buyer's account", () => {
  const EFFECT = "证照到期后，对应经营范围的商品会暂停采购。";
  const licenses = (...certificates: ReturnType<typeof certificateWith>[]) =>
    ask("license", "", { certificates: new Map([[1, certificates]]) }).text;

  test("that its certificates are in force", () =>
    expect(licenses(LICENSE)).toBe(`${EFFECT}您的证照目前都在有效期内。`));

  test("which of its certificates need care", () => {
    const text = licenses(
      certificateWith({ type: 1, review: 1 }),
      certificateWith({ type: 2, review: 3, reason: "照片模糊" }),
      certificateWith({ type: 6, expiresAt: "2026-12-01" }),
      certificateWith({ type: 7, expiresAt: "2026-11-20" }),
      certificateWith({ type: 4 }),
    );
    expect(text).toMatch(
      /您目前：《[^》]+》正在审核；《[^》]+》被驳回：照片模糊；《[^》]+》将于 2026-12-01 到期；《[^》]+》已于 2026-11-20 过期。请在“账户中心—资质证照”提交换证资料/u,
    );
  });

  const open = userWith({ credit: { isOpen: 1, limit: 1_000_000, periodDays: 30, debts: [] } });
  const credit = (...bills: ReadonlyArray<[amount: number, dueAt: number]>) => {
    const creditBills = byId(
      ...bills.map(([amount, dueAt], index) =>
        billWith({ id: index + 1, orderId: index + 1, amount, dueAt }),
      ),
    );
    return ask("credit", "", { creditBills }, open).text;
  };
  const WHERE = "可在“我的钱包—账期管理”查看账单并还款。";

  test.each<[string, Array<[number, number]>, string]>([
    ["without debts", [], `您的账期可用额度 ¥10,000.00。${WHERE}`],
    [
      "with the next one",
      [[12_345, NOW]],
      `您的账期可用额度 ¥9,876.55，下一笔 ¥123.45 于 2026-11-21 到期。${WHERE}`,
    ],
    [
      "with what is overdue",
      [[12_345, NOW - DAY_MS]],
      `您的账期可用额度 ¥0.00，逾期 ¥123.45，请尽快还款。${WHERE}`,
    ],
  ])("and its credit: %s", (_case, bills, text) => expect(credit(...bills)).toBe(text));

  test("that it has no credit", () =>
    expect(ask("credit").text).toBe("您还没有开通账期。需要时请转人工，由专属客服为您申请额度。"));
});
