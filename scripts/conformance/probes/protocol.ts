import { same } from "../../api-client/checks/finding.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import type { Base } from "../../api-client/generate/base-input.ts";
import { isSuccess } from "../../api-client/http/exchange.ts";
import type { Words } from "../../api-client/words.ts";
import type { Run } from "../run/run.ts";
import { isDestructive } from "./effects.ts";
import type { Probe, ProbeRun } from "./probe.ts";

const WRONG = { conformance_unknown: 1 };
const METHODS = ["PATCH", "PUT", "DELETE", "POST"];

/** A method that the path does not support, attributed to the path's first operation. */
export async function probeMethod(
  run: ProbeRun & Pick<Run, "refusedMethods">,
  operation: Operation,
  base: Base | undefined,
): Promise<void> {
  const known = run.contract.methodsOf.get(operation.path) ?? [];
  const method = METHODS.find((each) => !known.includes(each));
  if (method === undefined || known[0] !== operation.method) return;
  if (!base) return;
  const probe: Words = {
    zh: `契约没有的方法 ${method}`,
    en: `the method ${method}, which the contract does not have`,
  };
  const exchange = await run.tester.call(operation, { ...base.input, body: undefined }, probe, { method });
  const { response } = exchange;
  const expected = { zh: "404、405 或 501", en: "404, 405 or 501" };
  if (isSuccess(response)) run.recorder.unexpected(exchange, "method-accepted", method, expected, probe);
  else if (response.status >= 500 && response.status !== 501)
    run.recorder.unexpected(exchange, "server-error", `${method} ${response.status}`, expected, probe);
  else if (response.failure) run.recorder.unexpected(exchange, "no-answer", method, expected, probe);
  else if (response.status === 405) run.refusedMethods.push({ exchange, probe });
}

/** A body with an undeclared content type. */
export const probeMediaType: Probe = async (run, operation, base) => {
  if (!operation.body) return;
  if (!base) return;
  const mediaType = "text/plain";
  const probe: Words = { zh: `请求类型为 ${mediaType}`, en: `the request's content type is ${mediaType}` };
  // If accepting it could do harm, the contents are invalid as well.
  const input = isDestructive(operation) ? { ...base.input, body: WRONG } : base.input;
  const exchange = await run.tester.call(operation, input, probe, { mediaType });
  if (isSuccess(exchange.response))
    run.recorder.unexpected(exchange, "media-type-accepted", mediaType, same("415"), probe);
};
