/** A value that a form body can represent: scalars, arrays and objects of them. `undefined` is omitted. */
export type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | FormValue[]
  | { [name: string]: FormValue };

/**
 * Encodes a request body as `application/x-www-form-urlencoded` in the contract's notation: brackets for nested
 * values (`params[0][goods_id]=7`, `params[number]=3`), 0 and 1 for booleans, an empty string for null
 * (specification section 7).
 */
export function encodeForm(body: { [name: string]: FormValue }): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(body)) append(pairs, name, value);
  return pairs.toString();
}

function append(pairs: URLSearchParams, name: string, value: FormValue): void {
  if (value === undefined) return;
  if (Array.isArray(value)) value.forEach((item, index) => append(pairs, `${name}[${index}]`, item));
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) append(pairs, `${name}[${key}]`, item);
  else pairs.append(name, typeof value === "boolean" ? String(Number(value)) : String(value ?? ""));
}
