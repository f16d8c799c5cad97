import { checkFields } from "#mock/faults/check-fields.ts";
import { errorAnswer, jsonAnswer } from "../answers.ts";
import type { World } from "../world.ts";
import { checkWorldName } from "../worlds.ts";
import type { ControlRoute } from "./control-request.ts";

const show = ({ name, clock, faults, log, lastUsed }: World) => ({
  name,
  clock: clock.describe(),
  faults: faults.list().length,
  requests: log.list().length,
  last_used: new Date(lastUsed).toISOString(),
});

/** POST reset: this world back to the seed, its clock, faults, sessions and log too. */
export const resetRoute: ControlRoute = {
  POST: ({ app, world, body }) => {
    checkFields("请求体", body, {});
    return jsonAnswer(200, show(app.worlds.reset(world)));
  },
};

/** All worlds. DELETE drops the one that `?name=` names, or every one. */
export const worldsRoute: ControlRoute = {
  GET: ({ app }) => jsonAnswer(200, { worlds: app.worlds.list().map(show) }),
  DELETE: ({ app, search }) => {
    const name = search.get("name");
    if (name === null) {
      const names = app.worlds.list().map((world) => world.name);
      return jsonAnswer(200, { dropped: names.filter((each) => app.worlds.drop(each)).length });
    }
    if (app.worlds.drop(checkWorldName(name))) return jsonAnswer(200, { dropped: 1 });
    return errorAnswer(404, `没有名为 ${name} 的世界`);
  },
};
