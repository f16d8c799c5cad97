import type { Fault, FaultMatch, FaultRule } from "./fault.ts";

export type FaultTarget = {
  readonly operationId?: string | undefined;
  readonly tag?: string | undefined;
  readonly path: string;
  readonly method: string;
};

/** A planned rule, with its hit count. */
export type PlannedFault = FaultRule & { readonly id: number; readonly seen: number; readonly hits: number };

export type FaultPlan = {
  add(rule: FaultRule): PlannedFault;
  list(): PlannedFault[];
  /** Removes one rule, or all; returns how many there were. */
  clear(id?: number): number;
  /** The fault that hits this call, if any: of the newest rule that fits. Counts the call. */
  choose(target: FaultTarget): { readonly fault: Fault; readonly id: number } | undefined;
  /** Rises with every change of a rule or its counts. */
  readonly revision: number;
  save(): SavedFaults;
  restore(saved: SavedFaults): void;
};

/** A plan as plain JSON, with its counts. */
export type SavedFaults = { readonly lastId: number; readonly entries: readonly PlannedFault[] };

type Entry = { readonly rule: FaultRule; readonly id: number; seen: number; hits: number };

/** The faults of one world. `random` returns 0 to 1 and is called once per call that a `probability` decides. */
export function createFaultPlan(random: () => number): FaultPlan {
  let entries: Entry[] = [];
  let lastId = 0;
  let revision = 0;
  const show = ({ rule, id, seen, hits }: Entry): PlannedFault => ({ ...rule, id, seen, hits });
  return {
    add(rule) {
      lastId += 1;
      revision += 1;
      const entry = { rule, id: lastId, seen: 0, hits: 0 };
      entries.unshift(entry);
      return show(entry);
    },
    list: () => entries.map(show),
    clear(id) {
      const before = entries.length;
      revision += 1;
      entries = id === undefined ? [] : entries.filter((entry) => entry.id !== id);
      return before - entries.length;
    },
    choose(target) {
      for (const entry of entries) {
        if (!matches(entry.rule.match, target)) continue;
        revision += 1;
        if (isDue(entry, random)) return { fault: entry.rule.fault, id: entry.id };
      }
      return undefined;
    },
    get revision() {
      return revision;
    },
    save: () => ({ lastId, entries: entries.map(show) }),
    restore(saved) {
      ({ lastId } = saved);
      entries = saved.entries.map(({ id, seen, hits, ...rule }) => ({ rule, id, seen, hits }));
      revision += 1;
    },
  };
}

function isDue(entry: Entry, random: () => number): boolean {
  const { times = Infinity, probability = 1, after = 0 } = entry.rule;
  entry.seen += 1;
  if (entry.seen <= after || entry.hits >= times) return false;
  if (probability < 1 && random() >= probability) return false;
  entry.hits += 1;
  return true;
}

function matches(match: FaultMatch, target: FaultTarget): boolean {
  const { operationId, tag, path, method } = match;
  if (operationId !== undefined && operationId !== target.operationId) return false;
  if (tag !== undefined && tag !== target.tag) return false;
  if (method !== undefined && method.toUpperCase() !== target.method) return false;
  return path === undefined || fits(path, target.path);
}

function fits(pattern: string, path: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  const last = rest.pop();
  if (last === undefined) return pattern === path;
  if (!path.startsWith(first) || !path.endsWith(last)) return false;
  // Each part at its first place: no pattern takes longer than the path is long, as a regular expression may.
  const end = path.length - last.length;
  let at = first.length;
  for (const part of rest) {
    at = path.indexOf(part, at);
    if (at === -1) return false;
    at += part.length;
  }
  return at <= end;
}
