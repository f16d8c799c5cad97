import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const KEY = "purchase-plan-text";

/** What was pasted and not yet read; it outlives a reload. */
export function readImportText(): string {
  return readDraft(KEY, (value): value is string => typeof value === "string") ?? "";
}

export function writeImportText(text: string): void {
  writeDraft(KEY, text || undefined);
}
