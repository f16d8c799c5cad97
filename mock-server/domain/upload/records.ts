import type { UploadKind } from "#generated/model/index.ts";

export type FileType = "image/jpeg" | "image/png" | "image/webp" | "application/pdf";

export type UploadRecord = {
  /** Unguessable: it is all that whoever uses a visitor's file first has to show. */
  readonly id: string;
  /** Null for a visitor's file. */
  readonly userId: number | null;
  readonly name: string;
  readonly type: FileType;
  /** In bytes. */
  readonly size: number;
  readonly kind: UploadKind;
  /** The bytes in Base64; null when they were dropped to make room. */
  readonly content: string | null;
  /** ms */
  readonly createdAt: number;
  /** True if a record refers to it; unused files are deleted after a day. */
  readonly isUsed: boolean;
};
