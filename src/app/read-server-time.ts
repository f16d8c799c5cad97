/** The server time in a response (`data.timestamp`, seconds since 1970); undefined if there is none. */
export function readServerTime(answer: unknown): number | undefined {
  const data = fieldOf(answer, "data");
  const timestamp = fieldOf(data, "timestamp");
  return typeof timestamp === "number" ? timestamp : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
