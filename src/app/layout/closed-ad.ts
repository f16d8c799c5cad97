import { useState } from "react";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const isId = (value: unknown): value is number => typeof value === "number";

/** The ad of a place that was closed in this browser session, by its id; another one shows again. */
export function useClosedAd(place: "top" | "bottom") {
  const key = `closed-${place}-ad`;
  const [closedId, setClosedId] = useState(() => readDraft(key, isId));
  const close = (id: number) => {
    writeDraft(key, id);
    setClosedId(id);
  };
  return { closedId, close };
}
