import { useDeferredValue } from "react";

/**
 * An answer that a large part of a page is drawn from. The first one comes a moment late: what it draws is then drawn
 * in slices, and a slow telephone answers a tap meanwhile. Later ones come at once.
 */
export function useInSlices<Answer>(answer: Answer | undefined): Answer | undefined {
  return useDeferredValue(answer) === undefined ? undefined : answer;
}
