import { whenIdle } from "#src/shared/lib/when-idle.ts";

/**
 * Runs something once the document has loaded and the browser is idle: it must not compete with the page. Returns a
 * function that cancels it.
 */
export function whenAtRest(run: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const wait = () => whenIdle(() => signal.aborted || run());
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true, signal });
  return () => controller.abort();
}
