import { useSyncExternalStore } from "react";

const PRINT = "print";
let isPrinting = false;

/** True while the page is printed: lists that render only what is in view then render all of it. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(listen, () => isPrinting || matchMedia(PRINT).matches);

/** Firefox prints a copy, which only the event reveals; elsewhere the media query changes as well. */
function listen(onChange: () => void): () => void {
  const query = matchMedia(PRINT);
  const tell = (value: boolean) => () => {
    isPrinting = value;
    onChange();
  };
  const [begin, end] = [tell(true), tell(false)];
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  query.addEventListener("change", onChange);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
    query.removeEventListener("change", onChange);
  };
}
