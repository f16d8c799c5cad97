import { useEffect, useEffectEvent, useState } from "react";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";

/** A plan of thousands of lines is not saved at every keystroke. */
const WRITE_DELAY_MS = 200;

/** Work left unfinished in a tab that was closed, and the time of it (ms). */
export type Closed<T> = { readonly value: T; readonly at: number };

type Draft<T> = {
  /** True if there is nothing to save yet. */
  isEmpty: boolean;
  write: (value: T, username: string) => void;
  readClosed: (username: string) => Closed<T> | undefined;
};

/**
 * Saves the work in progress for its user: shortly after a change, and at once when the page is left. Returns the work
 * that this user left unfinished in a closed tab, until it is resumed or this tab has work of its own.
 */
export function useSavedDraft<T>(value: T, { isEmpty, write, readClosed }: Draft<T>) {
  const { data: username = "" } = useGetCurrentUser({ query: { select: ({ data }) => data?.username } });
  const [found, setFound] = useState<Closed<T>>();
  const [loadedFor, setLoadedFor] = useState("");
  if (username !== "" && loadedFor !== username) {
    setLoadedFor(username);
    setFound(isEmpty ? readClosed(username) : undefined);
  }
  const isOffered = isEmpty && found !== undefined;
  const writeNow = useEffectEvent(() => {
    // One that is still offered is not overwritten by the empty one of this tab.
    if (!isOffered) write(value, username);
  });
  useEffect(() => {
    const timer = setTimeout(() => writeNow(), WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value, username, isOffered]);
  useEffect(() => {
    const onHide = () => writeNow();
    addEventListener("pagehide", onHide);
    return () => {
      removeEventListener("pagehide", onHide);
      onHide();
    };
  }, []);
  return isOffered ? { ...found, forget: () => setFound(undefined) } : undefined;
}
