import { type FunctionComponent, lazy, type LazyExoticComponent } from "react";

/**
 * A component that is loaded after the rest of the page. If loading fails, the page goes without it, or shows
 * `Failed` instead.
 */
export function lazyPart<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Failed: FunctionComponent<object> = Nothing,
): LazyExoticComponent<FunctionComponent<P>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: Failed };
    }
  });
}

function Nothing() {
  return null;
}
