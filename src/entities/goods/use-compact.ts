import { useSyncExternalStore } from "react";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { localStore } from "#src/shared/lib/browser-storage.ts";

/** The lists that can be compact. */
type CompactList = "cart" | "table" | "plan";

const KEY = "compact-lists";
const listeners = new Set<() => void>();

/** The choice of each list, by `username list`. A changed object is a changed choice. */
let choices: Readonly<Record<string, boolean>> | undefined;

const readChoices = (): Readonly<Record<string, boolean>> =>
  (choices ??= localStore.read(KEY, (value) => (isChoices(value) ? value : undefined)) ?? {});

/**
 * Returns whether a list has low rows without pictures, as this user chose on this computer (`byDefault` until then),
 * and a function to change it.
 */
export function useCompact(list: CompactList, byDefault: boolean): [boolean, (isCompact: boolean) => void] {
  const { data } = useGetCurrentUser({ query: { select: (response) => response.data?.username } });
  const all = useSyncExternalStore(subscribe, readChoices, () => ({}) as Record<string, boolean>);
  const key = `${data ?? ""} ${list}`;
  const choose = (isCompact: boolean) => {
    choices = { ...readChoices(), [key]: isCompact };
    localStore.write(KEY, choices);
    for (const listener of listeners) listener();
  };
  return [all[key] ?? byDefault, choose];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function isChoices(value: unknown): value is Record<string, boolean> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((each) => typeof each === "boolean")
  );
}
