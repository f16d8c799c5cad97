import { ApprovalStatus, Flag, InvoiceKind } from "#generated/enums.ts";
import type { CartLineRecord } from "#mock/domain/cart/records.ts";
import { checkoutAmounts } from "#mock/domain/cart/rules/checkout-amounts.ts";
import { lineOf } from "#mock/domain/cart/rules/line-adding.ts";
import { priceLine } from "#mock/domain/cart/rules/priced-line.ts";
import { DISCOUNTS, FULL_REDUCTIONS, SHIPPING } from "#mock/domain/cart/rules/terms.ts";
import { formatDocumentNumber } from "#mock/domain/common/document-number.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import type { ApprovalRecord } from "#mock/domain/team/records.ts";
import { memberCart } from "#mock/domain/team/rules/acting-state.ts";
import { ADDRESSES } from "#mock/seed/address/addresses.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { formatYuan } from "#mock/world/money.ts";
import { DAY_MS, HOUR_MS } from "#mock/world/shanghai-time.ts";
import { TEAM_BUYER, TEAM_MEMBERS } from "./team.ts";

/** The request that waits. */
export const WAITING = 2;

/** Requests with goods and quantities that are above the purchaser's limit, oldest first. */
const REQUESTED = [
  {
    id: 1,
    status: ApprovalStatus.Rejected,
    at: BASE_MS - 6 * DAY_MS + 10 * HOUR_MS,
    note: "双旦备货",
    decisionNote: "库存还够两周，月初再订",
    items: [
      [7, 200],
      [12, 60],
    ],
  },
  {
    id: WAITING,
    status: ApprovalStatus.Waiting,
    at: BASE_MS + 8 * HOUR_MS,
    note: "周末义诊用量大",
    decisionNote: "",
    items: [
      [1, 60],
      [4, 60],
      [5, 36],
      [8, 75],
    ],
  },
] as const;

const FIRST_LINE_ID = 351;

const recordsOf = (
  items: readonly (readonly [goodsId: number, number: number])[],
  goods: ReadonlyMap<number, GoodsRecord>,
): CartLineRecord[] =>
  items.flatMap(([id, number], index) => {
    const found = goods.get(id);
    return found ? [lineOf(FIRST_LINE_ID + index, found, number, Flag.Yes)] : [];
  });

/** The lines of the request that waits. */
export const waitingLines = (goods: ReadonlyMap<number, GoodsRecord>): CartLineRecord[] =>
  recordsOf(REQUESTED.find(({ id }) => id === WAITING)?.items ?? [], goods);

/** The requests of `team`'s purchaser: one that was rejected, one that waits. */
export function buildApprovals(goods: ReadonlyMap<number, GoodsRecord>): ApprovalRecord[] {
  const requester = TEAM_MEMBERS.find(({ id }) => id === TEAM_BUYER);
  const approver = TEAM_MEMBERS.find(({ id }) => id === TEAM_BUYER + 1);
  const address = ADDRESSES.find(({ userId }) => userId === requester?.accountId);
  if (!requester || !approver || !address) throw new Error("the team of the seed is incomplete");
  return REQUESTED.map(({ id, status, at, note, decisionNote, items }): ApprovalRecord => {
    const lines = recordsOf(items, goods).flatMap((line) => {
      const found = goods.get(line.goods_id);
      return found ? [priceLine(line, found)] : [];
    });
    const terms = { fullReductions: FULL_REDUCTIONS, discounts: DISCOUNTS, shipping: SHIPPING, earlier: 0 };
    const { amount } = checkoutAmounts(lines, terms);
    const isWaiting = status === ApprovalStatus.Waiting;
    return {
      id,
      requestNo: formatDocumentNumber("SP", at, id),
      accountId: requester.accountId,
      memberId: requester.id,
      requester: requester.name,
      cartKey: memberCart(requester.id),
      checkoutNo: formatDocumentNumber("JS", at, id),
      status,
      choices: { address_id: address.id, invoice_kind: InvoiceKind.Ordinary },
      address,
      note,
      reasons: [`本单 ${formatYuan(amount)} 元，超出单笔限额 ${formatYuan(requester.orderLimit ?? 0)} 元`],
      lines: lines.map(({ goods: { id: goodsId, name, sccj, ypgg, bzdw }, ...line }) => ({
        goodsId,
        name,
        sccj,
        ypgg,
        bzdw,
        number: line.line.number,
        price: line.price,
        amount: line.before - line.reduction + line.gift.total,
      })),
      amount,
      createdAt: at,
      decidedAt: isWaiting ? null : at + 3 * HOUR_MS,
      decider: isWaiting ? "" : approver.name,
      decisionNote,
      orderId: 0,
    };
  });
}
