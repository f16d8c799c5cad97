/** Memoizes a function of something immutable, such as a record or a seed; a result lives as long as what it is of. */
export function memoize<K extends WeakKey, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const last = known.get(key);
    if (last !== undefined || known.has(key)) return last as V;
    const result = work(key);
    known.set(key, result);
    return result;
  };
}

/**
 * Caches results that depend on something immutable and a text, at most `most` per immutable value: texts come from
 * callers, so that there may be any number of them. The next one after that clears the cache.
 */
export function cacheByText<V>(most: number): (of: WeakKey, text: string, work: () => V) => V {
  const known = new WeakMap<WeakKey, Map<string, V>>();
  return (of, text, work) => {
    const cache = known.get(of) ?? new Map<string, V>();
    known.set(of, cache);
    const last = cache.get(text);
    if (last !== undefined) return last;
    const result = work();
    if (cache.size >= most) cache.clear();
    cache.set(text, result);
    return result;
  };
}
