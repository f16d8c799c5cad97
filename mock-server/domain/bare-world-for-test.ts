import { createClock } from "#mock/world/clock.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import type { Seed, Strangers } from "./seed.ts";
import { createWorldState, type WorldState } from "./world-state.ts";

/** The time of a world for tests until it is moved. */
export const NOW = parseDateTime("2026-11-21 10:00:00");

const STRANGERS: Strangers = {
  pharmacies: ["海宁毕氏大药房"],
  couriers: [{ name: "孟师傅", phone: "13900000668", plate: "浙A8K21P", station: "韩家桥" }],
};

/** A world with these parts of a seed and no other records, on a clock that is frozen at `NOW`. */
export function worldWith(seed: Partial<Seed> = {}): WorldState {
  const clock = createClock();
  clock.freeze(NOW);
  return createWorldState({ seed: 1, strangers: STRANGERS, ...seed } as Seed, clock);
}

/** Records by their ids, as tables keep them. */
export const byId = <T extends { readonly id: number }>(...records: readonly T[]): Map<number, T> =>
  new Map(records.map((record) => [record.id, record]));
