import type { WorldState } from "#mock/domain/world-state.ts";
import type { FaultPlan } from "#mock/faults/fault-plan.ts";
import type { Scenario } from "./scenario.ts";

type Target = {
  readonly state: WorldState;
  readonly faults: Pick<FaultPlan, "add">;
  scenario: string | null;
};

/** Sets up a scenario in a new world. Returns the session of its persona; null for a visitor. */
export function applyScenario({ name, persona, loggedInAgo = 0, setUp }: Scenario, target: Target) {
  const { state, faults } = target;
  const { clock } = state;
  const find = () => {
    const user = [...state.users.values()].find(({ username }) => username === persona);
    if (!user) throw new Error(`scenario ${name}: nobody is called ${persona}`);
    return user;
  };
  setUp?.({
    state,
    // A getter, because each change creates a new record.
    get buyer() {
      return find();
    },
    plan: (rule) => void faults.add(rule),
  });
  target.scenario = name;
  if (persona === null) return null;
  const now = clock.now();
  clock.set(now - loggedInAgo);
  const token = state.sessions.start(find().id);
  clock.set(now);
  return token;
}
