/** 元 to 分; amounts are added as whole numbers. */
export const fen = (yuan: number): number => Math.round(yuan * 100);
export const yuan = (amount: number): number => amount / 100;
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
