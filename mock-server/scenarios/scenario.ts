import type { FaultRule } from "#mock/faults/fault.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";

/** What a scenario has to work with: a world that has just come from the seed. */
export type Stage = {
  readonly state: WorldState;
  /** The persona as it stands at the moment. Throws for a scenario without one. */
  readonly buyer: UserRecord;
  readonly plan: (rule: FaultRule) => void;
};

/** A state of the shop that is worth looking at, ready to be set up in any world. */
export type Scenario = {
  /** Kebab-case. */
  readonly name: string;
  readonly title: string;
  /** What it sets up, and what to look at. */
  readonly about: string;
  /** User name of who is logged in; null for a visitor. */
  readonly persona: string | null;
  /** How long ago the persona logged in, in ms; at once if not said. */
  readonly loggedInAgo?: number;
  /** Changes the world through commands, its clock and its faults; nothing where the seed has it all. */
  readonly setUp?: (stage: Stage) => void;
};
