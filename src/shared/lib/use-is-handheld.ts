import { useSyncExternalStore } from "react";

const HANDHELD = "(pointer: coarse) and (width < 768px)";

/** True on a phone, where a code on the screen cannot be scanned with the phone that shows it. */
export const useIsHandheld = (): boolean => useSyncExternalStore(listen, () => matchMedia(HANDHELD).matches);

function listen(onChange: () => void): () => void {
  const query = matchMedia(HANDHELD);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
