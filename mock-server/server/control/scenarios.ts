import type { SetScenarioBody } from "#generated/control/model/setScenarioBody.ts";
import { jsonResponse } from "#mock/http/responses.ts";
import { say } from "#mock/language/say.ts";
import { applyScenario } from "#mock/scenarios/apply-scenario.ts";
import { findScenario, scenarios } from "#mock/scenarios/index.ts";
import type { Scenario } from "#mock/scenarios/scenario.ts";
import type { ControlRequest, ControlRoute } from "./control-request.ts";
import { showSession } from "./show-session.ts";
import { showWorld } from "./worlds.ts";

const show = ({ name, title, about, persona }: Scenario) => ({
  name,
  title: say(...title),
  about: say(...about),
  persona,
});

/** The scenarios, and the current one. */
export const scenariosRoute: ControlRoute = {
  GET: ({ world }) => jsonResponse(200, { current: world.scenario, scenarios: scenarios.map(show) }),
};

/** Resets this world and sets a scenario up in it; the calling browser is logged in as its persona. */
export const scenarioRoute: ControlRoute = {
  PUT: ({ app, world, body: wish }: ControlRequest<SetScenarioBody>) => {
    const scenario = findScenario(wish.name);
    let token: string | null = null;
    const fresh = app.worlds.reset(world.name, (target) => {
      if (wish.freeze === true) target.clock.freeze(target.clock.now());
      token = applyScenario(scenario, target);
    });
    app.events.emit(fresh.name, "world", showWorld(fresh));
    const { session, headers } = showSession(fresh, token);
    return jsonResponse(200, { scenario: show(scenario), world: showWorld(fresh), session }, headers);
  },
};
