import { say } from "../language.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of an edited JSON text that differ from before. Throws Error for what is no JSON object or has lost
 * fields.
 */
export function changedFields(before: unknown, text: string): Fields {
  const edited: unknown = JSON.parse(text);
  if (!isObject(edited)) throw new Error(say("The record must stay a JSON object", "记录必须仍是 JSON 对象"));
  const old = isObject(before) ? before : {};
  const removed = Object.keys(old).filter((name) => !(name in edited));
  if (removed.length > 0)
    throw new Error(
      say(`Fields cannot be removed: ${removed.join(", ")}`, `不能删除字段：${removed.join("、")}`),
    );
  return Object.fromEntries(
    Object.entries(edited).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name])),
  );
}

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
