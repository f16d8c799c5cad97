import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";

export type Fields = { readonly [name: string]: FormValue };

/** The values of one call before encoding. */
export type Input = { readonly path: Fields; readonly query: Fields; readonly body: Fields | undefined };

export type Part = keyof Input;

/** A location in an input: the part, then names and indexes. */
export type Place = { readonly part: Part; readonly keys: readonly (string | number)[] };

/** In the notation of the contract's 422 errors: `params.0.number`. */
export const fieldOf = ({ keys }: Place): string => keys.join(".");

/** A copy with another value at a location; `undefined` removes it. */
export function withValue(input: Input, { part, keys }: Place, value: FormValue): Input {
  return { ...input, [part]: set(input[part] ?? {}, keys, value) };
}

function set(node: FormValue, [key, ...rest]: readonly (string | number)[], value: FormValue): FormValue {
  if (key === undefined) return value;
  if (typeof key === "number") {
    const list = Array.isArray(node) ? [...node] : [];
    list[key] = set(list[key], rest, value);
    return list;
  }
  const fields = typeof node === "object" && node !== null && !Array.isArray(node) ? { ...node } : {};
  const next = set(fields[key], rest, value);
  if (next === undefined) delete fields[key];
  else fields[key] = next;
  return fields;
}
