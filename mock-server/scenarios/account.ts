import { DAY_MS } from "#mock/state/shanghai-time.ts";
import type { Scenario } from "./scenario.ts";

/** Who is looking, and what the shop makes of him. */
export const accountScenarios: readonly Scenario[] = [
  {
    name: "first-visit",
    title: "首次访问",
    about: "未登录的访客：看不到价格和购物车，页头显示登录和注册。",
    persona: null,
    setUp: () => undefined,
  },
  {
    name: "ordinary",
    title: "普通药店",
    about: "已审核、已签合同的药店，购物车里各种优惠齐全。",
    persona: "buyer",
    setUp: () => undefined,
  },
  {
    name: "not-approved",
    title: "资质未审核",
    about: "已登录但资质未通过：不显示价格，加购和结算返回 403。",
    persona: "newbie",
    setUp: () => undefined,
  },
  {
    name: "contract-unsigned",
    title: "未签电子合同",
    about: "购物车已有商品，结算返回 459，签署后可以继续。",
    persona: "unsigned",
    setUp: () => undefined,
  },
  {
    name: "credit-overdue",
    title: "账期逾期",
    about: "一笔账期欠款已逾期 5 天，可用额度只剩 100 元。",
    persona: "buyer",
    setUp: ({ state, buyer }) => {
      const { credit } = buyer;
      const debts = [{ dueAt: state.clock.now() - 5 * DAY_MS, amount: credit.limit - 10_000 }];
      state.users.put(buyer.id, { ...buyer, credit: { ...credit, debts } });
    },
  },
];
