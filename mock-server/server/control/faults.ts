import { checkRule } from "#mock/faults/check-fault.ts";
import { InputError } from "#mock/faults/check-fields.ts";
import type { FaultRule } from "#mock/faults/fault.ts";
import { errorAnswer, jsonAnswer } from "../answers.ts";
import type { App } from "../app.ts";
import type { ControlRoute } from "./control-request.ts";

/** The faults of this world, newest first. POST adds a rule, DELETE removes the one of `?id=` or all. */
export const faultsRoute: ControlRoute = {
  GET: ({ app, world }) => jsonAnswer(200, { faults: app.worlds.get(world).faults.list() }),
  POST: ({ app, world, body }) => {
    const rule = checkRule(body);
    checkTarget(app, rule);
    return jsonAnswer(201, app.worlds.get(world).faults.add(rule));
  },
  DELETE: ({ app, world, search }) => {
    const { faults } = app.worlds.get(world);
    const id = search.get("id");
    if (id === null) return jsonAnswer(200, { cleared: faults.clear() });
    const cleared = faults.clear(Number(id));
    return cleared > 0 ? jsonAnswer(200, { cleared }) : errorAnswer(404, `没有编号为 ${id} 的故障`);
  },
};

/** A rule for an operation or a tag that does not exist would wait for ever. */
function checkTarget({ contract }: App, { match, fault }: FaultRule): void {
  const { operationId, tag } = match;
  const operation = operationId === undefined ? undefined : contract.operations.get(operationId);
  if (operationId !== undefined && !operation) throw new InputError(`契约中没有接口 ${operationId}`);
  const tags = new Set([...contract.operations.values()].map((each) => each.tag));
  if (tag !== undefined && !tags.has(tag))
    throw new InputError(`契约中没有标签 ${tag}；可用：${[...tags].join("、")}`);
  const { status, example } = fault;
  const examples = status === undefined ? undefined : operation?.responses.get(status)?.examples;
  if (examples && example !== undefined && !examples.has(example))
    throw new InputError(
      `${operationId} 的 ${status} 没有示例 ${example}；可用：${[...examples.keys()].join("、")}`,
    );
}
