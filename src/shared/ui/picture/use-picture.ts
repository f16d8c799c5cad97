import { useState } from "react";

/** Only what a picture can be loaded from; `javascript:` and the like are not even tried. */
const FETCHABLE = /^(https?:\/\/|\/(?!\/)|data:image\/|blob:)/i;

/** Whether a picture from the data should be shown: its URL is loadable and has not failed. */
export function usePicture(src: unknown): { isShown: boolean; onError: () => void } {
  const [failedSrc, setFailedSrc] = useState<unknown>();
  return {
    isShown: typeof src === "string" && FETCHABLE.test(src) && failedSrc !== src,
    onError: () => setFailedSrc(src),
  };
}
