type Waiting<T> = { item: T; timer: ReturnType<typeof setTimeout> };

/**
 * Collects values in quick succession under one key, and passes them on once there were no more for `delayMs`. Keys
 * are independent.
 */
export function createClickMerger<T>(
  delayMs: number,
  merge: (first: T, next: T) => T,
  send: (item: T) => void,
) {
  const waiting = new Map<string, Waiting<T>>();
  return (key: string, item: T): void => {
    const earlier = waiting.get(key);
    if (earlier) clearTimeout(earlier.timer);
    const merged = earlier ? merge(earlier.item, item) : item;
    const timer = setTimeout(() => {
      waiting.delete(key);
      send(merged);
    }, delayMs);
    waiting.set(key, { item: merged, timer });
  };
}
