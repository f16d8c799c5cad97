import type { WechatCodeStatus } from "#generated/model/index.ts";

export type WechatCodeRecord = {
  readonly id: string;
  /** The member that the code binds; null for a login or registration. */
  readonly userId: number | null;
  /** The last step on the phone. Expiry is derived from the clock. */
  readonly state: Exclude<WechatCodeStatus, typeof WechatCodeStatus.Expired>;
  /** Identifies the WeChat account, too; empty until scanned. */
  readonly nickname: string;
  /** ms */
  readonly expiresAt: number;
  /** When it was confirmed, in ms; null before. */
  readonly confirmedAt: number | null;
  /** A code can be used only once. */
  readonly isUsed: boolean;
};
