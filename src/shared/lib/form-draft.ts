import { readDraft, writeDraft } from "./session-draft.ts";

/**
 * What is typed into a form, kept for this tab: neither a reload nor a session that ends meanwhile loses it. Only the
 * fields of `pattern` are kept, so what must not lie about, such as a password, is left out of it. What was kept and no
 * longer has the pattern's types counts as nothing, and so does what `isSound` refuses.
 */
export function formDraft<T extends object>(
  key: string,
  pattern: T,
  isSound: (values: T) => boolean = () => true,
) {
  const fields = Object.keys(pattern) as (keyof T)[];
  const isLike = (value: unknown): value is T => hasTypesOf(value, pattern) && isSound(value);
  return {
    read: () => readDraft(key, isLike),
    keep: (values: T) => writeDraft(key, Object.fromEntries(fields.map((field) => [field, values[field]]))),
    forget: () => writeDraft(key, undefined),
  };
}

/** Whether it is an object whose fields have the types of another's. */
export function hasTypesOf<T extends object>(value: unknown, pattern: T): value is T {
  if (typeof value !== "object" || value === null) return false;
  const known = value as Record<string, unknown>;
  return Object.entries(pattern).every(([field, empty]) => typeof known[field] === typeof empty);
}
