import { useState } from "react";
import type { Ad } from "#generated/model/index.ts";
import { localStore } from "#src/shared/lib/browser-storage.ts";

type AdKey = number | string;

const parseKey = (value: unknown): AdKey | undefined =>
  typeof value === "number" || typeof value === "string" ? value : undefined;
/** A server need not number its ads. */
const keyOf = ({ id, image }: Pick<Ad, "id" | "image">): AdKey => id ?? image;

/** Remembers the closed ad in this browser; another ad is shown again. */
export function useClosedAd(place: "top" | "bottom") {
  const key = `closed-${place}-ad`;
  const [closed, setClosed] = useState(() => localStore.read(key, parseKey));
  const close = (ad: Ad) => {
    localStore.write(key, keyOf(ad));
    setClosed(keyOf(ad));
  };
  return { hasClosed: closed !== undefined, isClosed: (ad: Ad) => keyOf(ad) === closed, close };
}
