import { useEffect } from "react";

/** Makes the browser ask before the tab is closed or reloaded with unsent edits. */
export function useWarnBeforeUnload(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsent]);
}
