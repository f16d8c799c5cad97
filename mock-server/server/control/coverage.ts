import { jsonResponse } from "#mock/http/responses.ts";
import type { ControlRoute } from "./control-request.ts";

/**
 * For each operation of the contract: its handler or example, how often it was called in this world, and with which
 * statuses.
 */
export const coverageRoute: ControlRoute = {
  GET: ({ app, world }) => {
    const seen = world.coverage.list();
    const operations = [...app.contract.operations.values()].map(({ id, tag }) => {
      const statuses = [...(seen.get(id) ?? [])].toSorted(([a], [b]) => a - b);
      return {
        operation_id: id,
        tag,
        answered_by: id in app.handlers ? "handler" : "example",
        calls: statuses.reduce((sum, [, count]) => sum + count, 0),
        statuses: Object.fromEntries(statuses),
      };
    });
    const called = operations.filter(({ calls }) => calls > 0).length;
    return jsonResponse(200, { called, total: operations.length, operations });
  },
  DELETE: ({ world }) => {
    const cleared = world.coverage.list().size;
    world.coverage.clear();
    return jsonResponse(200, { cleared });
  },
};
