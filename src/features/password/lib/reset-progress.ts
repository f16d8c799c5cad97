import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const KEY = "password-reset";

/** The progress of a password reset in this tab. */
export type ResetProgress = {
  /** Masked by the server. */
  username: string;
  /** Until when the password can be set; seconds since 1970 on the server's clock. */
  expiresAt: number;
  isDone: boolean;
};

export const resetProgress = {
  read: () => readDraft(KEY, isProgress),
  keep: (progress: ResetProgress) => writeDraft(KEY, progress),
  forget: () => writeDraft(KEY, undefined),
};

function isProgress(value: unknown): value is ResetProgress {
  if (typeof value !== "object" || value === null) return false;
  const { username, expiresAt, isDone } = value as Partial<ResetProgress>;
  return typeof username === "string" && typeof expiresAt === "number" && typeof isDone === "boolean";
}
