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
