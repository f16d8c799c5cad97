/** Headers by lower-case name, each with all its values in their order. */
export type HeaderLists = Readonly<Record<string, readonly string[]>>;

/** Headers of a single connection, not of the message (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** In Node's form: a list only where there are several. */
export const toHeaders = (lists: HeaderLists): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(lists).map(([name, values]) => [
      name,
      values.length === 1 ? (values[0] ?? "") : [...values],
    ]),
  );

/** The headers that a proxy passes on, from Node's `rawHeaders`. */
export function forwardableHeaders(rawHeaders: readonly string[]): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? "").toLowerCase();
    (lists[name] ??= []).push(rawHeaders[at + 1] ?? "");
  }
  const named = (lists.connection ?? []).flatMap((value) => value.toLowerCase().split(/\s*,\s*/));
  for (const name of [...HOP_BY_HOP, ...named]) delete lists[name.trim()];
  return lists;
}

/** The same headers with their names in lower case. */
export const lowerCaseNames = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
