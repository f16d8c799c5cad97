import { unknownName } from "./unknown-name.ts";

/** Something asked of the control API or by a header that cannot be done; the message says in Chinese what to write. */
export class InputError extends Error {}

export type Check = (value: unknown) => boolean;
/** For each field that may be given: whether a value is right, and what it should have been. */
export type FieldChecks = Readonly<Record<string, readonly [check: Check, expected: string]>>;

/** The value as an object that has these fields only, each as it should be, and those that are required. Throws InputError. */
export function checkFields(
  what: string,
  value: unknown,
  fields: FieldChecks,
  required: readonly string[] = [],
): Record<string, unknown> {
  // Between Chinese and Latin letters stands a space.
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
