import { useSyncExternalStore } from "react";

const HANDHELD = "(pointer: coarse) and (width < 768px)";

/** Whether the shop is used on a phone: what it shows cannot be scanned by the phone that is in the hand. */
export const useIsHandheld = (): boolean => useSyncExternalStore(listen, () => matchMedia(HANDHELD).matches);

function listen(onChange: () => void): () => void {
  const query = matchMedia(HANDHELD);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
