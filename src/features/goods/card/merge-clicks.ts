type Waiting<T> = { item: T; timer: ReturnType<typeof setTimeout> };

/** The delay of adding to the cart (specification section 9). */
const DELAY_MS = 200;

/**
 * Collects values in quick succession under one key, and passes them on once there were no more for `DELAY_MS`. Keys
 * are independent.
 */
export function createClickMerger<T>(merge: (first: T, next: T) => T, send: (item: T) => void) {
  const waiting = new Map<string, Waiting<T>>();
  return (key: string, item: T): void => {
    const earlier = waiting.get(key);
    if (earlier) clearTimeout(earlier.timer);
    const merged = earlier ? merge(earlier.item, item) : item;
    const timer = setTimeout(() => {
      waiting.delete(key);
      send(merged);
    }, DELAY_MS);
    waiting.set(key, { item: merged, timer });
  };
}
