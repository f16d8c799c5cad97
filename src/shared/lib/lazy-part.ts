import { type FunctionComponent, lazy, type LazyExoticComponent } from "react";

/**
 * A part whose code comes after the rest of the page. If it cannot be fetched the page stands without it, or with `Failed`
 * in its place.
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
