import type { Page } from "@playwright/test";

/** The page is at rest if neither the network nor the document has changed for this long. */
const QUIET_MS = 200;
const GIVE_UP_MS = 20_000;

type Options = {
  /** False for a browser without pictures, which never has loaded them. */
  pictures?: boolean;
  timeoutMs?: number;
};

/**
 * Watches a page that is about to be opened. The function returned waits until the page has nothing left to do, and
 * resolves with what it is still doing if that never happens. Where responses are held back, placeholders are all that
 * it can show.
 */
export function watchRest(
  page: Page,
  { pictures = true, timeoutMs = GIVE_UP_MS }: Options = {},
): (responses?: "held") => Promise<string | undefined> {
  const pending = new Map<unknown, string>();
  let changedAt = Date.now();
  page.on("request", (request) => {
    pending.set(request, request.url());
    changedAt = Date.now();
  });
  const settle = (request: unknown) => {
    pending.delete(request);
    changedAt = Date.now();
  };
  page.on("requestfinished", settle);
  page.on("requestfailed", settle);

  return async (responses) => {
    const end = Date.now() + timeoutMs;
    for (;;) {
      const unrest = await page
        .evaluate(findUnrest, { ms: QUIET_MS, pictures, isHeld: responses === "held" })
        .catch((error: Error) => error.message);
      const [call] = pending.values();
      if (!unrest && !call && Date.now() - changedAt >= QUIET_MS) return undefined;
      if (Date.now() > end) return unrest ?? call ?? "calls again and again";
    }
  };
}

/**
 * In the page: what changes within `ms`, or is being waited for; undefined if nothing. What waits for
 * somebody to come near does not count.
 */
function findUnrest({
  ms,
  pictures,
  isHeld,
}: {
  ms: number;
  pictures: boolean;
  isHeld: boolean;
}): Promise<string | undefined> {
  const describe = (element: Element | null | undefined) => element?.outerHTML.slice(0, 200);
  const findMissing = () => {
    if (document.readyState !== "complete") return "the document is loading";
    if (document.fonts.status !== "loaded") return "a font is loading";
    const isLoading = ({ complete, loading }: HTMLImageElement) => !complete && loading !== "lazy";
    const image = pictures ? [...document.images].find(isLoading) : undefined;
    const placeholders = [
      ...document.querySelectorAll("[aria-busy=true], [role=status][aria-label^=正在加载]"),
    ];
    const isShown = (one: Element) => one.checkVisibility() && !one.closest("[aria-hidden=true]");
    return describe(image ?? (isHeld ? undefined : placeholders.find(isShown)));
  };
  return new Promise((resolve) => {
    const finish = (unrest: string | undefined) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(unrest);
    };
    const observer = new MutationObserver(([change]) => {
      const { target } = change ?? {};
      finish(`changes: ${describe(target instanceof Element ? target : target?.parentElement)}`);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const timer = setTimeout(() => finish(findMissing()), ms);
  });
}
