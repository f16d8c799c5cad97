import { checkRule } from "#mock/faults/check-fault.ts";
import { InputError } from "#mock/input/check-fields.ts";
import type { FaultRule } from "#mock/faults/fault.ts";
import { unknownName } from "#mock/input/unknown-name.ts";
import { errorAnswer, jsonAnswer } from "#mock/http/answers.ts";
import type { App } from "../app.ts";
import type { World } from "../world.ts";
import type { ControlRoute } from "./control-request.ts";

/** The faults of this world, newest first. POST adds a rule, DELETE removes the one of `?id=` or all. */
export const faultsRoute: ControlRoute = {
  GET: ({ world }) => jsonAnswer(200, { faults: world.faults.list() }),
  POST: ({ app, world, body }) => {
    const rule = checkRule(body);
    checkTarget(app, rule);
    const planned = world.faults.add(rule);
    tell(app, world);
    return jsonAnswer(201, planned);
  },
  DELETE: ({ app, world, search }) => {
    const id = search.get("id");
    const cleared = world.faults.clear(id === null ? undefined : Number(id));
    tell(app, world);
    if (id === null) return jsonAnswer(200, { cleared });
    return cleared > 0 ? jsonAnswer(200, { cleared }) : errorAnswer(404, `no fault ${id}`);
  },
};

const tell = ({ events }: App, { name, faults }: World) =>
  events.emit(name, "faults", { faults: faults.list() });

/** A rule for an unknown operation or tag would never match. */
function checkTarget({ contract }: App, { match, fault }: FaultRule): void {
  const { operationId, tag } = match;
  const operation = operationId === undefined ? undefined : contract.operations.get(operationId);
  if (operationId !== undefined && !operation)
    throw new InputError(unknownName("unknown operation", operationId, [...contract.operations.keys()]));
  const tags = new Set([...contract.operations.values()].map((each) => each.tag));
  if (tag !== undefined && !tags.has(tag)) throw new InputError(unknownName("unknown tag", tag, [...tags]));
  const { status, example } = fault;
  const examples = status === undefined ? undefined : operation?.responses.get(status)?.examples;
  if (examples && example !== undefined && !examples.has(example))
    throw new InputError(
      unknownName(`the ${status} response of ${operationId} has no example`, example, [...examples.keys()]),
    );
}
