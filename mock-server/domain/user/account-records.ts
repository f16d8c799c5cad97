/** A picture code; it holds once. Times in ms. */
export type CaptchaRecord = { readonly id: string; readonly answer: string; readonly expiresAt: number };

export type SmsSceneCode = "register" | "reset" | "phone" | "store";

/** The last SMS code to a number for one purpose; it holds once. `sentAt` in ms. */
export type SmsCodeRecord = { readonly code: string; readonly sentAt: number };

/** A session whose holder has just shown that the phone is theirs. `until` in ms. */
export type VerificationRecord = { readonly userId: number; readonly until: number };

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

export type FileType = "image/jpeg" | "image/png" | "image/webp" | "application/pdf";

/** 1 certificate, 2 return or complaint, 3 transfer, 4 feedback, 5 face. */
export type UploadKindCode = 1 | 2 | 3 | 4 | 5;

export type UploadRecord = {
  readonly id: number;
  /** Null for a visitor's, which whoever uses it first makes his own. */
  readonly userId: number | null;
  readonly name: string;
  readonly type: FileType;
  /** In bytes. */
  readonly size: number;
  readonly kind: UploadKindCode;
  /** The bytes in Base64; null when they had to make room for others. */
  readonly content: string | null;
  /** ms */
  readonly createdAt: number;
  /** Whether something refers to it; what nothing refers to is removed after a day. */
  readonly isUsed: boolean;
};
