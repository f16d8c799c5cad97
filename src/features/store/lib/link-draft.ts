import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { type LinkValues, NO_LINK } from "./link-rules.ts";

const KEY = "link-store-draft";

/** A store that was being linked in this tab. */
export function readLinkDraft(): LinkValues | undefined {
  return readDraft(KEY, isLink);
}

export function writeLinkDraft(values: LinkValues | undefined): void {
  writeDraft(KEY, values);
}

function isLink(value: unknown): value is LinkValues {
  if (typeof value !== "object" || value === null) return false;
  const known = value as Record<string, unknown>;
  return Object.keys(NO_LINK).every((field) => typeof known[field] === "string");
}
