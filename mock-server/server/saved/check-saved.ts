import { checkRule } from "#mock/faults/check-fault.ts";
import { type Check, type FieldChecks, InputError, checkFields, isRecord } from "#mock/input/check-fields.ts";
import type { SavedWorld } from "./saved-world.ts";

const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;

const isClock: Check = (value) =>
  isRecord(value) && Number.isFinite(value.now) && typeof value.frozen === "boolean";

const FIELDS: FieldChecks = {
  scenario: [(name) => name === null || typeof name === "string", "场景名或 null"],
  clock: [isClock, "{ now: 毫秒, frozen: 真假 }"],
  random: [isCount, "整数"],
  faults: [isRecord, "对象"],
  tables: [isRecord, "对象"],
};

/** Checks that the value is a saved world with known tables only. Throws InputError. */
export function checkSaved(what: string, value: unknown, tables: ReadonlySet<string>): SavedWorld {
  const saved = checkFields(what, value, FIELDS, Object.keys(FIELDS));
  checkFaults(what, saved.faults);
  for (const [name, entries] of Object.entries(saved.tables as Record<string, unknown>)) {
    if (!tables.has(name)) throw new InputError(`${what}含有未知的数据表 ${name}`);
    if (!Array.isArray(entries) || !entries.every(isEntry))
      throw new InputError(`${what}的数据表 ${name} 必须是 [键, 值] 的列表`);
  }
  return saved as SavedWorld;
}

const isEntry: Check = (value) =>
  Array.isArray(value) &&
  value.length === 2 &&
  (typeof value[0] === "string" || typeof value[0] === "number") &&
  value[1] !== undefined;

function checkFaults(what: string, value: unknown): void {
  const fields: FieldChecks = { lastId: [isCount, "非负整数"], entries: [Array.isArray, "列表"] };
  const { entries } = checkFields(`${what}的 faults`, value, fields, ["entries"]);
  for (const entry of entries as unknown[]) {
    if (!isRecord(entry) || ![entry.id, entry.seen, entry.hits].every(isCount))
      throw new InputError(`${what}的故障缺少编号或次数`);
    const { id: _id, seen: _seen, hits: _hits, ...rule } = entry;
    checkRule(rule);
  }
}
