import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import type { ProfileValues } from "./profile-rules.ts";

const KEY = "profile-draft";

/** A change of the account's data that was begun in this tab. */
export function readProfileDraft(): ProfileValues | undefined {
  return readDraft(KEY, isProfile);
}

export function writeProfileDraft(values: ProfileValues | undefined): void {
  writeDraft(KEY, values);
}

function isProfile(value: unknown): value is ProfileValues {
  if (typeof value !== "object" || value === null) return false;
  const { name, phone, email } = value as Record<string, unknown>;
  return [name, phone, email].every((text) => typeof text === "string");
}
