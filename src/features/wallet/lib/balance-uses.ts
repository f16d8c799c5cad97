import { BalanceUseType } from "#generated/enums.ts";

/** The uses in the contract's order. */
export const BALANCE_USE_TYPES = Object.values(BalanceUseType);
