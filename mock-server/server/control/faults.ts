import type { FaultRule } from "#generated/control/model/faultRule.ts";
import { CHAT_FOLDER } from "#mock/domain/chat/present/page.ts";
import { checkFault } from "#mock/faults/check-fault.ts";
import { checkTarget } from "#mock/faults/check-target.ts";
import { errorResponse, jsonResponse } from "#mock/http/responses.ts";
import { say } from "#mock/language/say.ts";
import type { App } from "../app.ts";
import type { World } from "../world.ts";
import type { ControlRequest, ControlRoute } from "./control-request.ts";

/** The faults of this world, newest first. POST adds a rule, DELETE removes the one of `?id=` or all. */
export const faultsRoute: ControlRoute = {
  GET: ({ world }) => jsonResponse(200, { faults: world.faults.list() }),
  POST: ({ app, world, body: rule }: ControlRequest<FaultRule>) => {
    checkFault(rule.fault);
    checkTarget(app.contract, rule, othersOf(app));
    const planned = world.faults.add(rule);
    tell(app, world);
    return jsonResponse(201, planned);
  },
  DELETE: ({ app, world, search }) => {
    const id = search.get("id");
    const cleared = world.faults.clear(id === null ? undefined : Number(id));
    tell(app, world);
    if (id === null) return jsonResponse(200, { cleared });
    return cleared > 0
      ? jsonResponse(200, { cleared })
      : errorResponse(404, say(`no fault ${id}`, `没有故障 ${id}`));
  },
};

const tell = ({ events }: App, { name, faults }: World) =>
  events.emit(name, "faults", { faults: faults.list() });

/** The chat's own calls, or all that an upstream may respond to. */
const othersOf = ({ proxy }: App): readonly string[] => [proxy ? "*" : `${CHAT_FOLDER}*`];
