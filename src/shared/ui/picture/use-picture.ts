import { useState } from "react";

/** Only what a picture can be fetched from; `javascript:` and the like are not even tried. */
const FETCHABLE = /^(https?:\/\/|\/(?!\/)|data:image\/|blob:)/i;

/** Whether a picture that came with the data is to be shown: it can be fetched, and has not failed to load. */
export function usePicture(src: string): { isShown: boolean; onError: () => void } {
  const [failedSrc, setFailedSrc] = useState<string>();
  return { isShown: FETCHABLE.test(src) && failedSrc !== src, onError: () => setFailedSrc(src) };
}
