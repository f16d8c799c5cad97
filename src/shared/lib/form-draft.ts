import { readDraft, writeDraft } from "./session-draft.ts";

/**
 * Keeps what is typed into a form in this tab's session storage, so that neither a reload nor an expired session
 * loses it. Only the fields of `pattern` are stored; leave out what must not be stored, such as a password. A stored
 * draft is ignored if its types no longer match the pattern or `isValid` rejects it.
 */
export function formDraft<T extends object>(
  key: string,
  pattern: T,
  isValid: (values: T) => boolean = () => true,
) {
  const fields = Object.keys(pattern) as (keyof T)[];
  const isLike = (value: unknown): value is T => hasTypesOf(value, pattern) && isValid(value);
  return {
    read: () => readDraft(key, isLike),
    keep: (values: T) => writeDraft(key, Object.fromEntries(fields.map((field) => [field, values[field]]))),
    forget: () => writeDraft(key, undefined),
  };
}

const A_PICTURE = { id: "", url: "", name: "" };

/** True if a value, for example one from a draft, is an uploaded picture. */
export const isPicture = (value: unknown): value is typeof A_PICTURE => hasTypesOf(value, A_PICTURE);

/** True if a value is an object whose fields have the same types as those of `pattern`. */
export function hasTypesOf<T extends object>(value: unknown, pattern: T): value is T {
  if (typeof value !== "object" || value === null) return false;
  const known = value as Record<string, unknown>;
  return Object.entries(pattern).every(([field, empty]) => typeof known[field] === typeof empty);
}
