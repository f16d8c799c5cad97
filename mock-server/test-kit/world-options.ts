import type { NamedFaultRule, PersonaName, ScenarioName } from "../names.ts";

/** The default frozen time of a test's world, in Shanghai; the seed's dates are around it. */
export const TEST_START = "2026-11-21 10:00:00";

/** The setup of a test's world. */
export type WorldOptions = {
  /** The user name to log in without a password. Defaults to the scenario's persona, else a visitor. */
  readonly persona?: PersonaName;
  /** The name of a scenario to start from. */
  readonly scenario?: ScenarioName;
  /**
   * A Shanghai time to freeze the clock at, or `running`. Defaults to the scenario's own time, else 2026-11-21
   * 10:00:00, both frozen.
   */
  readonly clock?: string;
  /** Faults from the first call on. */
  readonly faults?: readonly NamedFaultRule[];
  /** The world's name. Defaults to a unique one. */
  readonly name?: string;
};
