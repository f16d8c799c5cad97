import { useCallback, useEffect, useState } from "react";

/** A text that disappears after `durationMs`; showing the same text again restarts the timer. */
export function useTemporaryText(durationMs = 4000): [string, (text: string) => void] {
  const [shown, setShown] = useState({ text: "", turn: 0 });
  useEffect(() => {
    if (shown.text === "") return;
    const timer = setTimeout(() => setShown(({ turn }) => ({ text: "", turn })), durationMs);
    return () => clearTimeout(timer);
  }, [shown, durationMs]);
  const show = useCallback((text: string) => setShown(({ turn }) => ({ text, turn: turn + 1 })), []);
  return [shown.text, show];
}
