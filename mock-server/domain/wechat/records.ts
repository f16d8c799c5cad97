/** What the person with the phone did: 1 nothing yet, 2 scanned, 3 confirmed, 5 cancelled. That time ran out (4) is worked out. */
export type WechatScanState = 1 | 2 | 3 | 5;

export type WechatCodeRecord = {
  readonly id: string;
  /** The member whom the code is to bind; null for one that logs in or registers. */
  readonly userId: number | null;
  readonly state: WechatScanState;
  /** Stands for the WeChat account, too; empty until scanned. */
  readonly nickname: string;
  /** ms */
  readonly expiresAt: number;
  /** ms at which it was confirmed; null before. */
  readonly confirmedAt: number | null;
  /** A code logs in or registers once. */
  readonly isUsed: boolean;
};
