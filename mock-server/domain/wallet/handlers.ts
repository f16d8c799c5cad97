import { RepaymentMethod, TeamRight } from "#generated/enums.ts";
import type { GetSpendingParams } from "#generated/model/getSpendingParams.ts";
import type { GetStatementParams } from "#generated/model/getStatementParams.ts";
import type { ListBalanceLogParams } from "#generated/model/listBalanceLogParams.ts";
import type { ListCreditBillsParams } from "#generated/model/listCreditBillsParams.ts";
import type { PayCreditBillsBody } from "#generated/model/payCreditBillsBody.ts";
import { withinDays } from "#mock/domain/common/days.ts";
import { buyerOf, type Handler, ok, pageOf } from "#mock/domain/common/handler.ts";
import { requirePrices } from "#mock/domain/goods/rules/price-hint.ts";
import { presentPayment } from "#mock/domain/payment/present.ts";
import { billsOf, creditOf, repayingBills } from "#mock/domain/payment/rules/payments.ts";
import { memberOfSession } from "#mock/domain/team/rules/members.ts";
import { hasRight } from "#mock/domain/team/rules/rights.ts";
import { storesOf } from "#mock/domain/user/rules/members.ts";
import { toFen, toYuan } from "#mock/world/money.ts";
import { repayBills } from "./commands.ts";
import { presentSpending } from "./present-spending.ts";
import { presentStatement } from "./present-statement.ts";
import {
  billType,
  flowOf,
  presentBalance,
  presentBalanceLog,
  presentBill,
  presentCredit,
} from "./present.ts";
import { balanceEntries } from "./rules/balance.ts";
import { statementMonth } from "./rules/statement-month.ts";

export const getBalance: Handler = (request, state) => {
  const { id, balance } = buyerOf(request, state);
  return ok(presentBalance(balanceEntries(state, id), balance.frozen, state.clock.now()));
};

export const getCredit: Handler = (request, state) => {
  const user = buyerOf(request, state);
  return ok(presentCredit(user.credit, creditOf(state, user)));
};

export const listBalanceLog: Handler<{ query: ListBalanceLogParams }> = (request, state) => {
  const { page, use_type: use } = request.query;
  const isWithin = withinDays(request.query);
  const all = presentBalanceLog(state, balanceEntries(state, buyerOf(request, state).id));
  const found = all.filter(({ entry }) => (use === undefined || entry.use === use) && isWithin(entry.at));
  const { list, ...rest } = pageOf(found, page);
  const { income, expense } = flowOf(found.map(({ entry }) => entry));
  return ok({
    list: list.map(({ shown }) => shown),
    ...rest,
    income: toYuan(income),
    expense: toYuan(expense),
  });
};

export const listCreditBills: Handler<{ query: ListCreditBillsParams }> = (request, state) => {
  const now = state.clock.now();
  const { page, type } = request.query;
  const bills = billsOf(state, buyerOf(request, state).id)
    .filter((bill) => type === undefined || billType(bill, now) === type)
    // Outstanding bills before repaid ones; of the latter, the last repaid first.
    .toSorted((a, b) => {
      if ((a.repaidAt === null) !== (b.repaidAt === null)) return a.repaidAt === null ? -1 : 1;
      return (a.repaidAt === null ? a.dueAt - b.dueAt : b.dueAt - a.dueAt) || a.id - b.id;
    });
  const { list, ...rest } = pageOf(bills, page);
  const repaying = repayingBills(state);
  return ok({ list: list.map((bill) => presentBill(bill, repaying.has(bill.id), now)), ...rest });
};

export const payCreditBills: Handler<{ body: PayCreditBillsBody }> = (request, state) => {
  const { ids, method = RepaymentMethod.Balance, amount: most } = request.body;
  const user = buyerOf(request, state);
  const { amount, number, payment } = repayBills(state, user, ids, method, most && toFen(most));
  const shown = payment ? presentPayment(state, payment, request.origin) : null;
  return ok({ amount: toYuan(amount), number, payment: shown });
};

export const getStatement: Handler<{ query: GetStatementParams }> = (request, state) => {
  const user = buyerOf(request, state);
  const month = statementMonth(request.query.month, state.clock.now());
  return ok(presentStatement(state, user, month));
};

export const getSpending: Handler<{ query: GetSpendingParams }> = (request, state) => {
  const user = buyerOf(request, state);
  requirePrices(user);
  const member = memberOfSession(state, request.sessionToken);
  const stores = !member || hasRight(member, TeamRight.stores) ? storesOf(state, user) : [user];
  return ok(presentSpending(state, stores, request.query));
};
