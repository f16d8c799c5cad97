export type FileType = "image/jpeg" | "image/png" | "image/webp" | "application/pdf";

/** 1 certificate, 2 return or complaint, 3 transfer, 4 feedback, 5 avatar. */
export type UploadKindCode = 1 | 2 | 3 | 4 | 5;

export type UploadRecord = {
  /** Unguessable: it is all that whoever uses a visitor's file first has to show. */
  readonly id: string;
  /** Null for a visitor's file. */
  readonly userId: number | null;
  readonly name: string;
  readonly type: FileType;
  /** In bytes. */
  readonly size: number;
  readonly kind: UploadKindCode;
  /** The bytes in Base64; null when they were dropped to make room. */
  readonly content: string | null;
  /** ms */
  readonly createdAt: number;
  /** Whether a record refers to it; unused files are deleted after a day. */
  readonly isUsed: boolean;
};
