import { unknownName } from "./unknown-name.ts";

/** Invalid input of the control API, a header or the command line; the message says what to write. */
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
  if (!isRecord(value)) throw new InputError(`${what} must be a JSON object`);
  for (const [name, item] of Object.entries(value)) {
    const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!known) throw new InputError(unknownName(`${what} has no field`, name, Object.keys(fields)));
    const [check, expected] = known;
    if (!check(item)) throw new InputError(`${what}: ${name} must be ${expected}`);
  }
  for (const name of required)
    if (value[name] === undefined)
      throw new InputError(`${what}: missing ${name} (${fields[name]?.[1] ?? ""})`);
  return value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const isText: Check = (value) => typeof value === "string" && value !== "";
