import { checkRule } from "#mock/faults/check-fault.ts";
import { type Check, type FieldChecks, InputError, checkFields, isRecord } from "#mock/input/check-fields.ts";
import type { SavedWorld } from "./saved-world.ts";

const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;

const isClock: Check = (value) =>
  isRecord(value) && Number.isFinite(value.now) && typeof value.frozen === "boolean";

const FIELDS: FieldChecks = {
  scenario: [(name) => name === null || typeof name === "string", "a scenario or null"],
  clock: [isClock, "{ now: ms, frozen: boolean }"],
  random: [isCount, "an integer"],
  faults: [isRecord, "an object"],
  tables: [isRecord, "an object"],
};

/** Checks that the value is a saved world with known tables only. Throws InputError. */
export function checkSaved(what: string, value: unknown, tables: ReadonlySet<string>): SavedWorld {
  const saved = checkFields(what, value, FIELDS, Object.keys(FIELDS));
  checkFaults(what, saved.faults);
  for (const [name, entries] of Object.entries(saved.tables as Record<string, unknown>)) {
    if (!tables.has(name)) throw new InputError(`${what}: unknown table ${name}`);
    if (!Array.isArray(entries) || !entries.every(isEntry))
      throw new InputError(`${what}: table ${name} must be a list of [key, value]`);
  }
  return saved as SavedWorld;
}

const isEntry: Check = (value) =>
  Array.isArray(value) &&
  value.length === 2 &&
  (typeof value[0] === "string" || typeof value[0] === "number") &&
  value[1] !== undefined;

function checkFaults(what: string, value: unknown): void {
  const fields: FieldChecks = {
    lastId: [isCount, "a non-negative integer"],
    entries: [Array.isArray, "a list"],
  };
  const { entries } = checkFields(`${what}: faults`, value, fields, ["entries"]);
  for (const entry of entries as unknown[]) {
    if (!isRecord(entry) || ![entry.id, entry.seen, entry.hits].every(isCount))
      throw new InputError(`${what}: a fault lacks its id or its counts`);
    const { id: _id, seen: _seen, hits: _hits, ...rule } = entry;
    checkRule(rule);
  }
}
