import { BalanceUseType } from "#generated/model/index.ts";

/** What money came from or was spent on. */
export const BALANCE_USES: Record<BalanceUseType, string> = {
  [BalanceUseType.NUMBER_1]: "充值",
  [BalanceUseType.NUMBER_2]: "订单支付",
  [BalanceUseType.NUMBER_3]: "订单退款",
  [BalanceUseType.NUMBER_4]: "活动返现",
  [BalanceUseType.NUMBER_5]: "提现",
  [BalanceUseType.NUMBER_6]: "账期还款",
  [BalanceUseType.NUMBER_9]: "其他",
};

/** The uses in the contract's order. */
export const BALANCE_USE_TYPES = Object.values(BalanceUseType);
