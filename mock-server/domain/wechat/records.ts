/** The last step on the phone: 1 none, 2 scanned, 3 confirmed, 5 cancelled. Expiry (4) is derived from the clock. */
export type WechatScanState = 1 | 2 | 3 | 5;

export type WechatCodeRecord = {
  readonly id: string;
  /** The member that the code binds; null for a login or registration. */
  readonly userId: number | null;
  readonly state: WechatScanState;
  /** Identifies the WeChat account, too; empty until scanned. */
  readonly nickname: string;
  /** ms */
  readonly expiresAt: number;
  /** When it was confirmed, in ms; null before. */
  readonly confirmedAt: number | null;
  /** A code can be used only once. */
  readonly isUsed: boolean;
};
