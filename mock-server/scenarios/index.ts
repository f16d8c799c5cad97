import { InputError } from "#mock/input/input-error.ts";
import { unknownName } from "#mock/input/unknown-name.ts";
import { say } from "#mock/language/say.ts";
import { accountScenarios } from "./account.ts";
import { cartScenarios } from "./cart.ts";
import { networkScenarios } from "./network.ts";
import { orderScenarios } from "./order.ts";
import type { Scenario } from "./scenario.ts";

/** Every scenario, in display order. */
export const scenarios = [...accountScenarios, ...cartScenarios, ...orderScenarios, ...networkScenarios];

/** Finds a scenario by name. Throws InputError, listing the existing ones. */
export function findScenario(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (found) return found;
  const names = scenarios.map((each) => each.name);
  throw new InputError(unknownName(say("unknown scenario", "未知场景"), name, names));
}
