import type { FaultPlan } from "#mock/faults/fault-plan.ts";
import type { WorldState } from "#mock/state/world-state.ts";
import type { Scenario } from "./scenario.ts";

type Target = {
  readonly state: WorldState;
  readonly faults: Pick<FaultPlan, "add">;
  scenario: string | null;
};

/** Sets up a scenario in a new world. Answers the session of its persona; null for a visitor. */
export function applyScenario({ name, persona, setUp }: Scenario, target: Target): string | null {
  const { state, faults } = target;
  const find = () => {
    const user = [...state.users.values()].find(({ username }) => username === persona);
    if (!user) throw new Error(`scenario ${name}: nobody is called ${persona}`);
    return user;
  };
  const token = persona === null ? null : state.sessions.start(find().id);
  setUp({
    state,
    // As he is at the moment: each change makes a new record.
    get buyer() {
      return find();
    },
    plan: (rule) => void faults.add(rule),
  });
  target.scenario = name;
  return token;
}
