/** A test's changes: location in a document, with keys separated by " > ", and the new value; undefined removes it. */
export type Edits = Readonly<Record<string, unknown>>;

type Keyed = Record<string, unknown>;

/** The value at a location in the document. */
export function at(document: object, place: string): unknown {
  return place.split(" > ").reduce<unknown>((part, key) => {
    if (typeof part !== "object" || part === null || !(key in part))
      throw new Error(`no ${key} in the document on the way to ${place}`);
    return (part as Keyed)[key];
  }, document);
}

function edit(document: object, place: string, value: unknown): void {
  const [, parent, key = place] = /^(.*) > (.*?)$/.exec(place) ?? [];
  const part = (parent === undefined ? document : at(document, parent)) as Keyed;
  if (value !== undefined) {
    part[key] = value;
    return;
  }
  at(part, key);
  if (Array.isArray(part)) part.splice(Number(key), 1);
  else delete part[key];
}

/** A changed copy of the document. */
export function edited<T extends object>(document: T, edits: Edits): T {
  const copy = structuredClone(document);
  for (const [place, value] of Object.entries(edits)) edit(copy, place, structuredClone(value));
  return copy;
}
