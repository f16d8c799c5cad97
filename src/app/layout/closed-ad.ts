import { useState } from "react";
import type { Ad } from "#generated/model/index.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

type AdKey = number | string;

const isKey = (value: unknown): value is AdKey => typeof value === "number" || typeof value === "string";
/** A server need not number its ads. */
const keyOf = ({ id, image }: Pick<Ad, "id" | "image">): AdKey => id ?? image;

/** Remembers the closed ad for the browser session; another ad is shown again. */
export function useClosedAd(place: "top" | "bottom") {
  const key = `closed-${place}-ad`;
  const [closed, setClosed] = useState(() => readDraft(key, isKey));
  const close = (ad: Ad) => {
    writeDraft(key, keyOf(ad));
    setClosed(keyOf(ad));
  };
  return { hasClosed: closed !== undefined, isClosed: (ad: Ad) => keyOf(ad) === closed, close };
}
