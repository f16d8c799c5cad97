/** Why something was rejected, for the buyer; a default if it is blank. */
export const reviewReason = (reason: string): string =>
  reason.trim().replace(/。$/u, "") || "资料不完整或不清晰";
