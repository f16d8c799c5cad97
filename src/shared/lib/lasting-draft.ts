import { localStore } from "./browser-storage.ts";

const KEY = "lasting-drafts";

/** The drafts of the user who was here last: another one's replace them. */
type Stored = { username: string; drafts: Record<string, { at: number; value: unknown } | undefined> };

/** Saves a draft on this computer for its user, in case its tab is closed; undefined removes it. */
export function writeLastingDraft(key: string, username: string, value: unknown): void {
  const drafts = {
    ...draftsOf(username),
    [key]: value === undefined ? undefined : { at: Date.now(), value },
  };
  const isEmpty = Object.values(drafts).every((draft) => draft === undefined);
  localStore.write(KEY, isEmpty ? undefined : ({ username, drafts } satisfies Stored));
}

/** The draft that this user left on this computer, and when (ms); undefined without one or for another user's. */
export function readLastingDraft<T>(
  key: string,
  username: string,
  isValid: (value: unknown) => value is T,
): { value: T; at: number } | undefined {
  const draft = draftsOf(username)[key];
  return draft && isValid(draft.value) ? { value: draft.value, at: draft.at } : undefined;
}

/** Removes them all: who logs out leaves nothing behind. */
export function forgetLastingDrafts(): void {
  localStore.remove(KEY);
}

const draftsOf = (username: string): Stored["drafts"] =>
  localStore.read(KEY, (stored) =>
    isStored(stored) && stored.username === username ? stored.drafts : undefined,
  ) ?? {};

function isStored(value: unknown): value is Stored {
  if (typeof value !== "object" || value === null) return false;
  const { username, drafts } = value as Partial<Record<keyof Stored, unknown>>;
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
