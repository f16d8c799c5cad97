import { errorResponse, jsonResponse } from "#mock/http/responses.ts";
import { unknownName } from "#mock/input/unknown-name.ts";
import { say } from "#mock/language/say.ts";
import type { App } from "../app.ts";
import type { World } from "../world.ts";
import { checkWorldName } from "../worlds.ts";
import type { ControlRoute } from "./control-request.ts";

/** A world as the control API shows it. */
export const showWorld = ({ name, scenario, clock, faults, log, snapshots, lastUsed }: World) => ({
  name,
  scenario,
  clock: clock.describe(),
  faults: faults.list().length,
  requests: log.list().length,
  snapshots: snapshots.list().length,
  last_used: new Date(lastUsed).toISOString(),
});

/** POST reset: this world back to the seed, its clock, faults, sessions and log too. Its snapshots stay. */
export const resetRoute: ControlRoute = {
  POST: ({ app, world }) => {
    const fresh = showWorld(app.worlds.reset(world.name));
    app.events.emit(world.name, "world", fresh);
    return jsonResponse(200, fresh);
  },
};

/** All worlds. DELETE drops the one that `?name=` names, or every one. */
export const worldsRoute: ControlRoute = {
  GET: ({ app }) => jsonResponse(200, { worlds: app.worlds.list().map(showWorld) }),
  DELETE: ({ app, search }) => {
    const name = search.get("name");
    if (name === null) {
      const names = app.worlds.list().map((world) => world.name);
      return jsonResponse(200, { dropped: names.filter((each) => drop(app, each)).length });
    }
    if (drop(app, checkWorldName(name))) return jsonResponse(200, { dropped: 1 });
    const names = app.worlds.list().map((world) => world.name);
    return errorResponse(404, unknownName(say("no world named", "没有此名称的沙箱"), name, names));
  },
};

function drop({ worlds, events }: App, name: string): boolean {
  if (!worlds.drop(name)) return false;
  events.emit(name, "world", null);
  return true;
}
