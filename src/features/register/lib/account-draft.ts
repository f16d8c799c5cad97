import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import type { AccountValues } from "./account-rules.ts";

const KEY = "register-account-draft";

/** What outlives a reload of the first step: no password, and no code, which holds once. */
type AccountDraft = Pick<AccountValues, "username" | "phone" | "agree">;

export const accountDraft = {
  read: () => readDraft(KEY, isDraft),
  keep: ({ username, phone, agree }: AccountDraft) => writeDraft(KEY, { username, phone, agree }),
  forget: () => writeDraft(KEY, undefined),
};

function isDraft(value: unknown): value is AccountDraft {
  if (typeof value !== "object" || value === null) return false;
  const { username, phone, agree } = value as Partial<AccountDraft>;
  return typeof username === "string" && typeof phone === "string" && typeof agree === "boolean";
}
