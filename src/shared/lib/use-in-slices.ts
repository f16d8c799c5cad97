import { useDeferredValue } from "react";

/**
 * A response that a large part of a page is rendered from. The first one is passed on deferred, so that it renders in
 * time slices and a slow phone can handle taps meanwhile. Later ones are passed on immediately.
 */
export function useInSlices<Data>(data: Data | undefined): Data | undefined {
  return useDeferredValue(data) === undefined ? undefined : data;
}
