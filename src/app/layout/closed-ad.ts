import { useState } from "react";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const isId = (value: unknown): value is number => typeof value === "number";

/** Remembers the id of the closed ad for the browser session; an ad with another id is shown again. */
export function useClosedAd(place: "top" | "bottom") {
  const key = `closed-${place}-ad`;
  const [closedId, setClosedId] = useState(() => readDraft(key, isId));
  const close = (id: number) => {
    writeDraft(key, id);
    setClosedId(id);
  };
  return { closedId, close };
}
