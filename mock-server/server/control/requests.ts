import { CALLS_MAX } from "#generated/control/limits.ts";
import type { CallExpectation } from "#generated/control/model/callExpectation.ts";
import { findOperation } from "#mock/faults/check-target.ts";
import { errorResponse, jsonResponse } from "#mock/http/responses.ts";
import { unref } from "#mock/http/sleep.ts";
import { say } from "#mock/language/say.ts";
import { explainCall } from "../log/explain.ts";
import { toHar } from "../log/har.ts";
import { presentCall, presentWholeCall } from "../log/present-call.ts";
import { type LoggedCall, hasStatus } from "../log/request-log.ts";
import { verifyCalls } from "../log/verify-calls.ts";
import type { ControlRequest, ControlRoute } from "./control-request.ts";

type Filter = (call: LoggedCall, value: string) => boolean;

/** The filters for a list of calls. */
const FILTERS: Readonly<Record<string, Filter>> = {
  operationId: ({ operationId }, value) => operationId === value,
  state: ({ state }, value) => state === value,
  status: ({ status, state }, value) => state === "ended" && hasStatus(status, value),
  method: ({ method }, value) => method === value.toUpperCase(),
  path: ({ url }, value) => url.includes(value),
  refused_by: ({ refused }, value) => refused?.stage === value,
  violations: ({ violations }, value) => violations.length > 0 === (value === "true"),
  after: ({ id }, value) => id > Number(value),
};

/** The last calls of this world, oldest first; `?format=har` as an HTTP Archive. DELETE empties the log. */
export const requestsRoute: ControlRoute = {
  GET: ({ app, world, search }) => {
    const id = search.get("operationId");
    if (id !== null) findOperation(app.contract, id);
    const calls = [...search].reduce(
      (found, [name, value]) => found.filter((call) => FILTERS[name]?.(call, value) ?? true),
      world.log.list(),
    );
    if (search.get("format") !== "har") return jsonResponse(200, { requests: calls.map(presentCall) });
    const headers = { "content-disposition": `attachment; filename="${world.name}.har"` };
    return jsonResponse(200, toHar(calls), headers);
  },
  DELETE: ({ world }) => jsonResponse(200, { cleared: world.log.clear() }),
};

/**
 * POST: judges the calls of this world by an expectation. With `timeout_ms` the response waits until it is met, or
 * cannot be any more.
 */
export const verifyRoute: ControlRoute = {
  POST: async ({ app, world, body: expectation }: ControlRequest<CallExpectation>) => {
    const { log } = world;
    const verify = verifyCalls(app, expectation);
    const { times = Infinity, timeout_ms: timeout = 0 } = expectation;
    let verdict = verify(log.list());
    const isOpen = () => (verdict.ok ? times === 0 : verdict.matched < times);
    if (timeout > 0 && isOpen())
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer);
          stop();
          resolve();
        };
        const timer = unref(setTimeout(end, timeout));
        const stop = log.watch(() => {
          verdict = verify(log.list());
          if (!isOpen()) end();
        });
      });
    return jsonResponse(200, verdict);
  },
};

const unknown = (id: string) =>
  errorResponse(
    404,
    say(
      `no request ${id} in the log, which keeps the last ${CALLS_MAX}`,
      `日志中没有请求 ${id}：只保留最近 ${CALLS_MAX} 个`,
    ),
  );

/** One call of this world with its headers and response. */
export const requestRoute: ControlRoute = {
  GET: ({ world, params: [id = ""] }) => {
    const call = world.log.find(Number(id));
    return call ? jsonResponse(200, presentWholeCall(call)) : unknown(id);
  },
};

/** Why a call of this world was refused. */
export const whyRoute: ControlRoute = {
  GET: ({ world, params: [id = ""] }) => {
    const call = world.log.find(Number(id));
    if (!call) return unknown(id);
    const why = explainCall(call);
    return why
      ? jsonResponse(200, why)
      : errorResponse(
          404,
          say(
            `request ${id} was not refused (${call.state === "ended" ? call.status : call.state})`,
            `请求 ${id} 没有被拒绝（${call.state === "ended" ? call.status : "进行中"}）`,
          ),
        );
  },
};
