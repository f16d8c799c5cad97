import { useEffect, useState } from "react";

/** The clipboard API needs a secure context; a mock reached by its LAN address is not one. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

const LABELS = { idle: "Copy", done: "Copied", failed: "Not copied" } as const;

/** Copies `text`. `what` names it for screen readers. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [state, setState] = useState<keyof typeof LABELS>("idle");

  useEffect(() => {
    if (state === "idle") return undefined;
    const timer = setTimeout(() => setState("idle"), 1600);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => setState((await copyText(text)) ? "done" : "failed");
  return (
    <button type="button" className="copy" onClick={copy} aria-label={`Copy ${what}`}>
      <span aria-live="polite">{LABELS[state]}</span>
    </button>
  );
}
