import { type Text, say, spaced } from "#mock/language/say.ts";
import { unknownName } from "./unknown-name.ts";

/** Invalid input of the control API, a header or the command line; the message says what to write. */
export class InputError extends Error {}

export type Check = (value: unknown) => boolean;
/** For each allowed field, whether a value is valid, and what is expected. */
export type FieldChecks = Readonly<Record<string, readonly [check: Check, expected: Text]>>;

/** What most bodies of the control API are called in refusals. */
export const REQUEST_BODY: Text = ["request body", "请求体"];

/** Checks that a value is an object with these fields only, all valid and none of the required missing. Throws InputError. */
export function checkFields(
  [en, zh]: Text,
  value: unknown,
  fields: FieldChecks,
  required: readonly string[] = [],
): Record<string, unknown> {
  if (!isRecord(value)) throw new InputError(say(`${en} must be a JSON object`, `${zh}：必须是 JSON 对象`));
  for (const [name, item] of Object.entries(value)) {
    const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!known)
      throw new InputError(
        unknownName(say(`${en} has no field`, `${zh}：没有字段`), name, Object.keys(fields)),
      );
    const [check, expected] = known;
    if (!check(item))
      throw new InputError(
        say(`${en}: ${name} must be ${expected[0]}`, `${zh}：${name} 必须是${spaced(expected[1])}`),
      );
  }
  for (const name of required)
    if (value[name] === undefined)
      throw new InputError(
        say(
          `${en}: missing ${name} (${fields[name]?.[1][0] ?? ""})`,
          `${zh}：缺少 ${name}（${fields[name]?.[1][1] ?? ""}）`,
        ),
      );
  return value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const isText: Check = (value) => typeof value === "string" && value !== "";
