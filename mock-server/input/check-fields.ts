import { unknownName } from "./unknown-name.ts";

/** Invalid input of the control API, a header or the command line; the message says in Chinese what to write. */
export class InputError extends Error {}

export type Check = (value: unknown) => boolean;
/** For each allowed field, whether a value is valid, and what is expected. */
export type FieldChecks = Readonly<Record<string, readonly [check: Check, expected: string]>>;

/** Checks that a value is an object with these fields only, all valid and none of the required missing. Throws InputError. */
export function checkFields(
  what: string,
  value: unknown,
  fields: FieldChecks,
  required: readonly string[] = [],
): Record<string, unknown> {
  // A space separates Chinese and Latin letters.
  const own = /\w$/.test(what) ? `${what} ` : what;
  if (!isRecord(value)) throw new InputError(`${own}必须是 JSON 对象`);
  for (const [name, item] of Object.entries(value)) {
    const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!known) throw new InputError(unknownName(`${own}中没有字段`, name, Object.keys(fields)));
    const [check, expected] = known;
    if (!check(item)) throw new InputError(`${own}的 ${name} 必须是${spaced(expected)}`);
  }
  for (const name of required)
    if (value[name] === undefined) throw new InputError(`${own}缺少 ${name}（${fields[name]?.[1] ?? ""}）`);
  return value;
}

const spaced = (text: string) => (/^[\w{]/.test(text) ? ` ${text}` : text);

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const isText: Check = (value) => typeof value === "string" && value !== "";
