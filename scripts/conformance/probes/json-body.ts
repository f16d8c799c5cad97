import { same } from "../../api-client/checks/finding.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import type { Base } from "../../api-client/generate/base-input.ts";
import { isForm } from "../../api-client/generate/inputs-around.ts";
import { type Exchange, envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";
import type { Fields, Input } from "../../api-client/request/input.ts";
import type { Words } from "../../api-client/words.ts";
import type { Run } from "../run/run.ts";
import { namedFields } from "./accepted.ts";
import { listSizes } from "./list-sizes.ts";
import type { ProbeRun } from "./probe.ts";

const JSON_TYPE = "application/json";
const UNKNOWN = "conformance_unknown";
const AS_JSON: Words = { zh: "请求体为 JSON", en: "the body as JSON" };
const WRONG_AS_JSON: Words = {
  zh: "请求体为 JSON，有契约没有的字段",
  en: "the body as JSON, with a field that the contract does not have",
};
const NOT_OFFERED: Words = {
  zh: "不接受 JSON 请求体（可以不支持）",
  en: "does not take the body as JSON, which is optional",
};

const asJson = { mediaType: JSON_TYPE, encode: (body: Fields) => JSON.stringify(body) };

/**
 * JSON beside a form is optional, since it is inferred: a server that does not read it gets a note, not a failure. One
 * that does must take it for the same as the form: the same response of a reading operation, the same refusal of a
 * wrong field.
 */
export async function probeJsonBody(
  run: ProbeRun & Pick<Run, "skipped">,
  operation: Operation,
  base: Base | undefined,
): Promise<void> {
  if (!operation.takesJson || !base?.input.body || !isForm(operation)) return;
  const isRead = operation.writes
    ? await isWrongRefused(run, operation, base.input)
    : await isSameResponse(run, operation, base.input);
  if (isRead === false) run.skipped.add(`${operation.id} (${JSON_TYPE})`, NOT_OFFERED);
}

/** Resolves to true if the server reads JSON; undefined if that is unclear. */
type Reading = (run: ProbeRun, operation: Operation, input: Input) => Promise<boolean | undefined>;

const isSameResponse: Reading = async (run, operation, input) => {
  const plain = await run.tester.call(operation, input, { zh: "契约的写法", en: "the contract's notation" });
  if (!isSuccess(plain.response)) return undefined;
  const exchange = await run.tester.call(operation, input, AS_JSON, asJson);
  const { response } = exchange;
  if (isUnread(exchange)) return false;
  const [expected, seen] = [listSizes(plain.response), listSizes(response)];
  if (response.status === 422)
    run.recorder.unexpected(exchange, "json-differs", JSON_TYPE, SAME_SUCCESS, AS_JSON);
  else if (isSuccess(response) && expected !== seen)
    run.recorder.add(
      exchange,
      { rule: "json-differs", place: JSON_TYPE, expected: same(expected), seen: same(seen) },
      AS_JSON,
    );
  return true;
};

const SAME_SUCCESS: Words = { zh: "与表单同样成功", en: "success, as with the form" };

const isWrongRefused: Reading = async (run, operation, input) => {
  // Without a required field nobody knows whether a success has read the body.
  if ((operation.body?.schema.required ?? []).length === 0) return undefined;
  const wrong = { ...input, body: { ...input.body, [UNKNOWN]: 1 } };
  const exchange = await run.tester.call(operation, wrong, WRONG_AS_JSON, asJson);
  const { response } = exchange;
  if (isSuccess(response)) {
    const expected = { zh: `422，errors 指明 ${UNKNOWN}`, en: `422 whose errors name ${UNKNOWN}` };
    run.recorder.unexpected(exchange, "invalid-accepted", JSON_TYPE, expected, WRONG_AS_JSON);
  }
  if (isUnread(exchange)) return false;
  return response.status === 422 || isSuccess(response) ? true : undefined;
};

/** Refused for its type, or treated as if no field had been sent. */
function isUnread(exchange: Exchange): boolean {
  const { response, call } = exchange;
  if ([400, 415, 501].includes(response.status)) return true;
  if (response.status !== 422) return false;
  const named = namedFields(exchange);
  const { required = [] } = call.operation.body?.schema ?? {};
  return envelopeOf(response).errors === undefined || required.some((name) => named.includes(name));
}
