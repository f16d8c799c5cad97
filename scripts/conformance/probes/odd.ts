import { typesOf } from "#api-spec/kit/schema.ts";
import { same } from "../../api-client/checks/finding.ts";
import { exampleInput } from "../../api-client/generate/base-input.ts";
import { isForm } from "../../api-client/generate/inputs-around.ts";
import { isSuccess } from "../../api-client/http/exchange.ts";
import { withValue } from "../../api-client/request/input.ts";
import type { Words } from "../../api-client/words.ts";
import { type Probe, isBroken } from "./probe.ts";

const NOT_FOUND = 404;
const MISSING: Words = { zh: "编号不存在", en: "an id that nothing has" };
const UNREADABLE: Words = {
  zh: "表单的百分号编码有误",
  en: "a form with broken percent-encoding",
};
const BROKEN_FORM = "conformance=%E0%A4%A";

/** A record that does not exist is not there to be read, nor to be changed: 404, unless another refusal comes first. */
export const probeMissingId: Probe = async (run, operation, base) => {
  const parameter = operation.parameters.find((each) => each.in === "path");
  const { maximum } = parameter ? parameter.schema : {};
  if (!parameter || maximum === undefined || !typesOf(parameter.schema).includes("integer")) return;
  const input = base?.input ?? exampleInput(operation);
  const exchange = await run.tester.call(
    operation,
    withValue(input, { part: "path", keys: [parameter.name] }, maximum),
    MISSING,
  );
  const { response } = exchange;
  const isRefused = operation.writes ? !isSuccess(response) : response.status === NOT_FOUND;
  if (isRefused || isBroken(operation, response)) return;
  run.recorder.unexpected(exchange, "invalid-accepted", `path ${parameter.name}`, same("404"), MISSING);
};

/** An unreadable form is refused (§8). Only probed where the operation could do nothing without its fields. */
export const probeUnreadable: Probe = async (run, operation, base) => {
  const { required = [] } = operation.body?.schema ?? {};
  if (!isForm(operation) || required.length === 0) return;
  const input = base?.input ?? exampleInput(operation);
  const exchange = await run.tester.call(operation, input, UNREADABLE, { encode: () => BROKEN_FORM });
  if (isSuccess(exchange.response))
    run.recorder.unexpected(exchange, "invalid-accepted", "body encoding", same("400, 422"), UNREADABLE);
};
