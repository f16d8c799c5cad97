type Waiting<T> = { item: T; timer: ReturnType<typeof setTimeout> };

/**
 * Gathers what is asked for in quick succession under one key, and hands it on once nothing more came for `delayMs`.
 * Different keys go their own ways.
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
