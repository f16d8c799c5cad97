/** The path to each field of a response; of a list, and of the lists below one, the first entry stands for all. */
export function fieldsOf(value: unknown, depth = 0): string[][] {
  if (typeof value !== "object" || value === null || depth > 4) return [];
  const entries = Object.entries(value);
  return (Array.isArray(value) ? entries.slice(0, 1) : entries).flatMap(([key, inner]) => [
    [key],
    ...fieldsOf(inner, depth + 1).map((rest) => [key, ...rest]),
  ]);
}

/** The same response with something else at the end of the path. */
export function withValue(
  response: unknown,
  path: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  const copy = structuredClone(response);
  const place = Object(valueAt(copy, path.slice(0, -1)));
  const last = path.at(-1) ?? "";
  Reflect.set(place, last, change(Reflect.get(place, last)));
  return copy;
}

export const valueAt = (response: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), response);
