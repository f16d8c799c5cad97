/** True for an amount in 元 as buyers type it: digits with at most two decimals. */
export const isAmount = (written: string): boolean => /^\d{1,8}(\.\d{1,2})?$/.test(written);
