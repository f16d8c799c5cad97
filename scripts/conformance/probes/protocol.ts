import { same } from "../checks/finding.ts";
import type { Operation } from "../contract/operation.ts";
import { baseInput } from "../generate/base-input.ts";
import { isSuccess } from "../http/exchange.ts";
import type { Run } from "../run/run.ts";
import type { Words } from "../words.ts";
import { expectation } from "./probe.ts";
import { isDestructive } from "./writing.ts";

const WRONG = { conformance_unknown: 1 };
const METHODS = ["PATCH", "PUT", "DELETE", "POST"];

/** A method that the path does not have, in the name of the path's first operation. */
export async function probeMethod(run: Run, operation: Operation): Promise<void> {
  const known = run.contract.methodsOf.get(operation.path) ?? [];
  const method = METHODS.find((each) => !known.includes(each));
  if (method === undefined || known[0] !== operation.method) return;
  const base = baseInput(operation, run.known, run.contract.deref);
  if (!base) return;
  const probe: Words = {
    zh: `契约没有的方法 ${method}`,
    en: `the method ${method}, which the contract does not have`,
  };
  const exchange = await run.call(operation, { ...base.input, body: undefined }, probe, { method });
  const { answer } = exchange;
  const expected = { zh: "404 或 405", en: "404 or 405" };
  if (isSuccess(answer)) run.fail(exchange, expectation("method-accepted", method, expected, answer), probe);
  else if (answer.status >= 500)
    run.fail(exchange, expectation("server-error", `${method} ${answer.status}`, expected, answer), probe);
  else if (answer.failure) run.fail(exchange, expectation("no-answer", method, expected, answer), probe);
}

/** A body in a type that the contract does not have. */
export async function probeMediaType(run: Run, operation: Operation): Promise<void> {
  if (!operation.body) return;
  const base = baseInput(operation, run.known, run.contract.deref);
  if (!base) return;
  const mediaType = "text/plain";
  const probe: Words = { zh: `请求类型为 ${mediaType}`, en: `the request's content type is ${mediaType}` };
  // Where a server that accepts it would do harm, what is sent is wrong besides.
  const input = isDestructive(operation) ? { ...base.input, body: WRONG } : base.input;
  const exchange = await run.call(operation, input, probe, { mediaType });
  if (isSuccess(exchange.answer))
    run.fail(exchange, expectation("media-type-accepted", mediaType, same("415"), exchange.answer), probe);
}
