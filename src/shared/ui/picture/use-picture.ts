import { useState } from "react";

/** Only what a picture can be loaded from; `javascript:` and the like are not even tried. */
const FETCHABLE = /^(https?:\/\/|\/(?!\/)|data:image\/|blob:)/i;

/** Tells whether to show a picture from the data: its URL must be loadable and must not have failed. */
export function usePicture(src: unknown): { isShown: boolean; onError: () => void } {
  const [failedSrc, setFailedSrc] = useState<unknown>();
  return {
    isShown: typeof src === "string" && FETCHABLE.test(src) && failedSrc !== src,
    onError: () => setFailedSrc(src),
  };
}
