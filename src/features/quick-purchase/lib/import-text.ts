import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const KEY = "purchase-plan-text";

/** The pasted text that was not parsed yet; survives a reload. */
export function readImportText(): string {
  return readDraft(KEY, (value): value is string => typeof value === "string") ?? "";
}

export function writeImportText(text: string): void {
  writeDraft(KEY, text || undefined);
}
