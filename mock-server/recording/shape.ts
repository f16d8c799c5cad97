/**
 * The form of a JSON value: names and types, not values. Lists are alike whatever their length when their items are;
 * an empty one is not like one that holds something.
 */
export function shapeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].toSorted().join("|")}]`;
  if (typeof value !== "object") return typeof value;
  const fields = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}:${shapeOf(item)}`);
  return `{${fields.toSorted().join(",")}}`;
}
