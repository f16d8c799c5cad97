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

type Labels = Readonly<Record<"idle" | "done" | "failed", string>>;
const LABELS: Labels = { idle: "Copy", done: "Copied", failed: "Not copied" };

/** Copies `text`. `what` names it for screen readers; `labels` are for pages in another language. */
export function CopyButton({ text, what, labels = LABELS }: { text: string; what: string; labels?: Labels }) {
  const [state, setState] = useState<keyof Labels>("idle");

  useEffect(() => {
    if (state === "idle") return undefined;
    const timer = setTimeout(() => setState("idle"), 1600);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => setState((await copyText(text)) ? "done" : "failed");
  return (
    <button type="button" className="copy" onClick={copy} aria-label={`${labels.idle} ${what}`}>
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
