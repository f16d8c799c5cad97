import { useDeferredValue } from "react";

/**
 * A response that a large part of a page is rendered from. The first one is passed on deferred, so that it renders in
 * time slices and a slow phone can handle taps meanwhile. Later ones are passed on immediately.
 */
export function useInSlices<Answer>(answer: Answer | undefined): Answer | undefined {
  return useDeferredValue(answer) === undefined ? undefined : answer;
}
