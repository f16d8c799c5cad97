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
