import { checkRule } from "#mock/faults/check-fault.ts";
import { MOST_RULES } from "#mock/faults/fault-plan.ts";
import { type Check, type FieldChecks, InputError, checkFields, isRecord } from "#mock/input/check-fields.ts";
import { type Text, say } from "#mock/language/say.ts";
import type { SavedWorld } from "./saved-world.ts";

const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;

const isClock: Check = (value) =>
  isRecord(value) && Number.isFinite(value.now) && typeof value.frozen === "boolean";

const FIELDS: FieldChecks = {
  scenario: [(name) => name === null || typeof name === "string", ["a scenario or null", "场景名称或 null"]],
  clock: [isClock, ["{ now: ms, frozen: boolean }", "{ now: 毫秒, frozen: 布尔值 }"]],
  random: [isCount, ["an integer", "整数"]],
  secret: [(value) => typeof value === "string" && value !== "", ["a text", "文本"]],
  faults: [isRecord, ["an object", "对象"]],
  tables: [isRecord, ["an object", "对象"]],
};

/** Checks that the value is a saved world with known tables only. Throws InputError. */
export function checkSaved(what: Text, value: unknown, tables: ReadonlySet<string>): SavedWorld {
  const saved = checkFields(what, value, FIELDS, Object.keys(FIELDS));
  checkFaults(what, saved.faults);
  for (const [name, entries] of Object.entries(saved.tables as Record<string, unknown>)) {
    if (!tables.has(name))
      throw new InputError(say(`${what[0]}: unknown table ${name}`, `${what[1]}：未知的表 ${name}`));
    if (!Array.isArray(entries) || !entries.every(isEntry))
      throw new InputError(
        say(
          `${what[0]}: table ${name} must be a list of [key, value]`,
          `${what[1]}：表 ${name} 必须是 [键, 值] 的列表`,
        ),
      );
  }
  return saved as SavedWorld;
}

const isEntry: Check = (value) =>
  Array.isArray(value) &&
  value.length === 2 &&
  (typeof value[0] === "string" || typeof value[0] === "number") &&
  value[1] !== undefined;

function checkFaults(what: Text, value: unknown): void {
  const fields: FieldChecks = {
    lastId: [isCount, ["a non-negative integer", "非负整数"]],
    entries: [
      (list) => Array.isArray(list) && list.length <= MOST_RULES,
      [`a list of at most ${MOST_RULES}`, `不超过 ${MOST_RULES} 项的列表`],
    ],
  };
  const { entries } = checkFields([`${what[0]}: faults`, `${what[1]}：faults`], value, fields, ["entries"]);
  for (const entry of entries as unknown[]) {
    if (!isRecord(entry) || ![entry.id, entry.seen, entry.hits].every(isCount))
      throw new InputError(
        say(`${what[0]}: a fault lacks its id or its counts`, `${what[1]}：某个故障缺少 id 或计数`),
      );
    const { id: _id, seen: _seen, hits: _hits, ...rule } = entry;
    checkRule(rule);
  }
}
