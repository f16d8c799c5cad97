import type { FaultRule } from "#generated/control/model/faultRule.ts";
import { CHAT_FOLDER } from "#mock/domain/chat/present/page.ts";
import { checkFault, faultsOf } from "#mock/faults/check-fault.ts";
import { checkTarget } from "#mock/faults/check-target.ts";
import { errorResponse, jsonResponse } from "#mock/http/responses.ts";
import { say } from "#mock/language/say.ts";
import type { App } from "../app.ts";
import { faultViolations } from "../responders/fault-violations.ts";
import { exampleOf } from "../responders/fault.ts";
import type { World } from "../world.ts";
import type { ControlRequest, ControlRoute } from "./control-request.ts";

/** The faults of this world, newest first. POST adds a rule, DELETE removes the one of `?id=` or all. */
export const faultsRoute: ControlRoute = {
  GET: ({ world }) => jsonResponse(200, { faults: world.faults.list() }),
  POST: ({ app, world, body: rule }: ControlRequest<FaultRule>) => {
    checkRule(app, rule);
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

/** Throws InputError for a rule that means nothing, or that no call can fit. */
function checkRule(app: App, rule: FaultRule): void {
  const faults = faultsOf(rule);
  for (const fault of faults) checkFault(fault);
  checkTarget(app.contract, rule.match, faults, othersOf(app));
}

/** POST: how the responses of a rule would break the contract, and the example that the contract has. */
export const checkFaultRoute: ControlRoute = {
  POST: ({ app, body: rule }: ControlRequest<FaultRule>) => {
    checkRule(app, rule);
    const operation = app.contract.operations.get(rule.match.operationId ?? "");
    const violations = faultsOf(rule).flatMap((fault) => faultViolations(app, operation, fault));
    const example = operation && exampleOf(app.contract, operation, rule.fault?.status ?? 200);
    return jsonResponse(200, { violations, example: example ?? null });
  },
};

const tell = ({ events }: App, { name, faults }: World) =>
  events.emit(name, "faults", { faults: faults.list() });

/** The chat's own calls, or all that an upstream may respond to. */
const othersOf = ({ upstream }: App): readonly string[] => [upstream ? "*" : `${CHAT_FOLDER}*`];
