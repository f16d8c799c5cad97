/** Why something was turned down, in words for the buyer, whom a blank would leave helpless. */
export const reviewReason = (reason: string): string =>
  reason.trim().replace(/。$/u, "") || "资料不完整或不清晰";
