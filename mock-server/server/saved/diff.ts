import isEqual from "fast-deep-equal";
import { isRecord } from "#mock/input/input-error.ts";
import type { Changes, Key, Store } from "#mock/world/store.ts";

export type FieldChange = { readonly path: string; readonly from: unknown; readonly to: unknown };
export type RecordChange = {
  readonly table: string;
  readonly key: Key;
  readonly change: "added" | "removed" | "changed";
  /** With `changed`. */
  readonly fields: readonly FieldChange[];
  /** All of it in words. */
  readonly text: string;
};

/** The differences between two worlds of the same seed, record by record. */
export function diffChanges(store: Store, from: Changes, to: Changes): RecordChange[] {
  const found: RecordChange[] = [];
  for (const [table, { seeded }] of store.tables) {
    const [before, after] = [new Map(from[table]), new Map(to[table])];
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [old, current] = [before, after].map((side) =>
        side.has(key) ? (side.get(key) ?? undefined) : seeded(key),
      );
      if (!isEqual(old, current)) found.push(describe(table, key, old, current));
    }
  }
  return found;
}

function describe(table: string, key: Key, old: unknown, current: unknown): RecordChange {
  const change = old === undefined ? "added" : current === undefined ? "removed" : "changed";
  const fields = change === "changed" ? diffFields(old, current, "") : [];
  const who = `${table} ${key}${labelOf(current ?? old)}`;
  const what = fields
    .map(({ path, from, to }) => `${path || "value"} from ${show(from)} to ${show(to)}`)
    .join(", ");
  const text =
    change === "added" ? `added ${who}` : change === "removed" ? `removed ${who}` : `${who}: ${what}`;
  return { table, key, change, fields, text };
}

/** Returns the name by which people know a record. */
function labelOf(record: unknown): string {
  if (!isRecord(record)) return "";
  const label = record.username ?? record.orderNo ?? record.name ?? record.title;
  return typeof label === "string" && label !== "" ? ` (${label})` : "";
}

function diffFields(old: unknown, current: unknown, path: string): FieldChange[] {
  if (isEqual(old, current)) return [];
  const [before, after] = [partsOf(old), partsOf(current)];
  if (!before || !after) return [{ path, from: old ?? null, to: current ?? null }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    diffFields(before[name], after[name], path === "" ? name : `${path}.${name}`),
  );
}

const partsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  isRecord(value)
    ? value
    : Array.isArray(value)
      ? Object.fromEntries(Object.entries(value as unknown[]))
      : undefined;

const LONGEST = 80;

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
