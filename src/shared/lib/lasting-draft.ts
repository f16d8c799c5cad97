import { localStore } from "./browser-storage.ts";

const KEY = "lasting-drafts";

/** The drafts of the user who was here last: another one's replace them. */
type Kept = { username: string; drafts: Record<string, { at: number; value: unknown } | undefined> };

/** Keeps a draft on this computer for its user, for when its tab is closed; undefined removes it. */
export function writeLastingDraft(key: string, username: string, value: unknown): void {
  const drafts = { ...keptOf(username), [key]: value === undefined ? undefined : { at: Date.now(), value } };
  const isEmpty = Object.values(drafts).every((draft) => draft === undefined);
  localStore.write(KEY, isEmpty ? undefined : ({ username, drafts } satisfies Kept));
}

/** The draft that this user left on this computer, and when (ms); undefined without one or for another user's. */
export function readLastingDraft<T>(
  key: string,
  username: string,
  isValid: (value: unknown) => value is T,
): { value: T; at: number } | undefined {
  const draft = keptOf(username)[key];
  return draft && isValid(draft.value) ? { value: draft.value, at: draft.at } : undefined;
}

/** Removes them all: who logs out leaves nothing behind. */
export function forgetLastingDrafts(): void {
  localStore.remove(KEY);
}

const keptOf = (username: string): Kept["drafts"] =>
  localStore.read(KEY, (kept) => (isKept(kept) && kept.username === username ? kept.drafts : undefined)) ??
  {};

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { username, drafts } = value as Partial<Record<keyof Kept, unknown>>;
  return (
    typeof username === "string" &&
    typeof drafts === "object" &&
    drafts !== null &&
    Object.values(drafts).every(
      (draft: unknown) =>
        typeof draft === "object" && draft !== null && "at" in draft && typeof draft.at === "number",
    )
  );
}
