import { hasTypesOf } from "#src/shared/lib/form-draft.ts";
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

const NONE: ResetProgress = { username: "", expiresAt: 0, isDone: false };

export const resetProgress = {
  read: () => readDraft(KEY, isProgress),
  keep: (progress: ResetProgress) => writeDraft(KEY, progress),
  forget: () => writeDraft(KEY, undefined),
};

const isProgress = (value: unknown): value is ResetProgress => hasTypesOf(value, NONE);
