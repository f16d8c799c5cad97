import { CALLS_MAX } from "#generated/control/limits.ts";
import { errorResponse, jsonResponse } from "#mock/http/responses.ts";
import { InputError } from "#mock/input/input-error.ts";
import { unknownName } from "#mock/input/unknown-name.ts";
import { say } from "#mock/language/say.ts";
import { explainCall } from "../log/explain.ts";
import { toHar } from "../log/har.ts";
import { presentCall, presentWholeCall } from "../log/present-call.ts";
import type { LoggedCall } from "../log/request-log.ts";
import type { ControlRoute } from "./control-request.ts";

type Filter = (call: LoggedCall, value: string) => boolean;

/** The filters for a list of calls. */
const FILTERS: Readonly<Record<string, Filter>> = {
  operationId: ({ operationId }, value) => operationId === value,
  status: ({ status }, value) =>
    /^\dxx$/.test(value) ? Math.floor(status / 100) === Number(value[0]) : String(status) === value,
  method: ({ method }, value) => method === value.toUpperCase(),
  path: ({ url }, value) => url.includes(value),
  refused_by: ({ refused }, value) => refused?.stage === value,
  violations: ({ violations }, value) => violations.length > 0 === (value === "true"),
  after: ({ id }, value) => id > Number(value),
};

/** The last calls of this world, oldest first; `?format=har` as an HTTP Archive. DELETE empties the log. */
export const requestsRoute: ControlRoute = {
  GET: ({ world, search }) => {
    let calls = world.log.list();
    for (const [name, value] of search) {
      const filter = Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined;
      if (filter) calls = calls.filter((call) => filter(call, value));
      else if (name !== "format")
        throw new InputError(
          unknownName(say("unknown filter", "未知的筛选条件"), name, [...Object.keys(FILTERS), "format"]),
        );
    }
    const format = search.get("format") ?? "json";
    if (format === "json") return jsonResponse(200, { requests: calls.map(presentCall) });
    if (format !== "har")
      throw new InputError(
        say(`format must be json or har, not ${format}`, `format 必须是 json 或 har，不能是 ${format}`),
      );
    const headers = { "content-disposition": `attachment; filename="${world.name}.har"` };
    return jsonResponse(200, toHar(calls), headers);
  },
  DELETE: ({ world }) => jsonResponse(200, { cleared: world.log.clear() }),
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
            `request ${id} succeeded (${call.status}) and was not refused`,
            `请求 ${id} 成功了（${call.status}），没有被拒绝`,
          ),
        );
  },
};
