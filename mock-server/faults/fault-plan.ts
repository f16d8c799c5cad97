import { FAULT_RULES_MAX } from "#generated/control/limits.ts";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import type { Fault, FaultRule, PlannedFault } from "./fault.ts";
import { type FaultTarget, matches, matchesHead } from "./match-call.ts";

export type FaultPlan = {
  /** Throws InputError when there are too many. */
  add(rule: FaultRule): PlannedFault;
  list(): PlannedFault[];
  /** Removes one rule, or all; returns how many. */
  clear(id?: number): number;
  /** True if a rule needs the body of this call to decide. */
  readsBody(target: FaultTarget): boolean;
  /** The fault that hits this call, if any: of the newest matching rule. Counts the call. */
  choose(target: FaultTarget): { readonly fault: Fault; readonly id: number } | undefined;
  /** Increases with every change of a rule or its counts. */
  readonly revision: number;
  save(): SavedFaults;
  restore(saved: SavedFaults): void;
};

/** A plan as plain JSON, with its counts. */
export type SavedFaults = { readonly lastId: number; readonly entries: readonly PlannedFault[] };

type Entry = { readonly rule: FaultRule; readonly id: number; seen: number; hits: number };

/** The faults of one world. `random` (0 to 1) is called once per call that a `probability` decides. */
export function createFaultPlan(random: () => number): FaultPlan {
  let entries: Entry[] = [];
  let lastId = 0;
  let revision = 0;
  const show = ({ rule, id, seen, hits }: Entry): PlannedFault => ({ ...rule, id, seen, hits });
  return {
    add(rule) {
      if (entries.length >= FAULT_RULES_MAX)
        throw new InputError(
          say(
            `a world has at most ${FAULT_RULES_MAX} faults: delete some first`,
            `一个沙箱最多有 ${FAULT_RULES_MAX} 个故障：请先删除一些`,
          ),
        );
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
    readsBody: (target) =>
      entries.some(({ rule: { match } }) => match.body !== undefined && matchesHead(match, target)),
    choose(target) {
      for (const entry of entries) {
        if (!matches(entry.rule.match, target)) continue;
        revision += 1;
        if (!isDue(entry, random)) continue;
        const fault = faultOf(entry);
        return fault && { fault, id: entry.id };
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

/** The fault of the call that was just counted; undefined for the real response. */
const faultOf = ({ rule: { fault, sequence }, hits }: Entry): Fault | undefined =>
  sequence ? (sequence[hits - 1] ?? undefined) : fault;

function isDue(entry: Entry, random: () => number): boolean {
  const { sequence, times = sequence?.length ?? Infinity, probability = 1, after = 0 } = entry.rule;
  entry.seen += 1;
  if (entry.seen <= after || entry.hits >= times) return false;
  if (probability < 1 && random() >= probability) return false;
  entry.hits += 1;
  return true;
}
