import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { type VarietyValues, varietyRules } from "./variety-rules.ts";

const KEY = "variety-request";
const FIELDS = Object.keys(varietyRules.shape) as (keyof VarietyValues)[];

/** A request that was begun in this tab. */
export function readVarietyDraft(): VarietyValues | undefined {
  return readDraft(KEY, isVarietyDraft);
}

export function writeVarietyDraft(values: VarietyValues | undefined): void {
  writeDraft(KEY, values);
}

function isVarietyDraft(value: unknown): value is VarietyValues {
  if (typeof value !== "object" || value === null) return false;
  const kept = value as Record<string, unknown>;
  return FIELDS.every((field) => typeof kept[field] === "string");
}
