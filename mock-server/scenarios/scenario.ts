import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { FaultRule } from "#mock/faults/fault.ts";
import type { Text } from "#mock/language/say.ts";
import type { PERSONAS } from "#mock/seed/user/personas.ts";

/** The fresh world, from the seed, that a scenario sets up. */
export type Stage = {
  readonly state: WorldState;
  /** The persona's current record. Throws for a scenario without one. */
  readonly buyer: UserRecord;
  readonly plan: (rule: FaultRule) => void;
};

/** A state of the shop that can be set up in any world. */
export type Scenario = {
  /** In kebab-case. */
  readonly name: string;
  readonly title: Text;
  /** The state that it sets up, and what to look at. */
  readonly about: Text;
  /** The user name of the persona that is logged in; null for a visitor. */
  readonly persona: (typeof PERSONAS)[number]["username"] | null;
  /** The time since the persona logged in, in ms; 0 by default. */
  readonly loggedInAgo?: number;
  /** Changes the world through commands, its clock and its faults; not needed if the seed has it all. */
  readonly setUp?: (stage: Stage) => void;
};
