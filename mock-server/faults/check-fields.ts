/** Something asked of the control API or by a header that cannot be done; the message says in Chinese what to write. */
export class InputError extends Error {}

export type Check = (value: unknown) => boolean;
/** For each field that may be given: whether a value is right, and what it should have been. */
export type FieldChecks = Readonly<Record<string, readonly [check: Check, expected: string]>>;

/** The value as an object that has these fields only, each as it should be. Throws InputError. */
export function checkFields(what: string, value: unknown, fields: FieldChecks): Record<string, unknown> {
  if (!isRecord(value)) throw new InputError(`${what}必须是 JSON 对象`);
  for (const [name, item] of Object.entries(value)) {
    const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const names = Object.keys(fields).join("、") || "（无）";
    if (!known) throw new InputError(`${what}中没有字段 ${name}；可用：${names}`);
    const [check, expected] = known;
    if (!check(item)) throw new InputError(`${what}的 ${name} 必须是${expected}`);
  }
  return value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const isText: Check = (value) => typeof value === "string" && value !== "";
