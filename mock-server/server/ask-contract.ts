import { coerceBySchema } from "#api-spec/kit/codec/coerce-by-schema.ts";
import type { ContractRequest } from "#mock/contract/exchange.ts";
import type { Routed } from "#mock/contract/router.ts";
import type { Diagnostic } from "#mock/contract/validate-input.ts";
import type { Answer } from "#mock/contract/validate-output.ts";
import { errorAnswer } from "./answers.ts";
import type { App } from "./app.ts";
import type { Call } from "./call.ts";
import { decodeBody, decodeQuery } from "./decode-body.ts";
import { refusedField } from "./log/refused-field.ts";
import { createRespond } from "./respond.ts";
import type { World } from "./world.ts";

/** body codec → Prism (security, request) → handler → Prism (response) for one routed request. */
export async function askContract(
  app: App,
  call: Call,
  world: World,
  { operation, parameters }: Extract<Routed, { kind: "found" }>,
): Promise<Answer> {
  const { headers } = call.request;
  const { resolve } = app.contract;
  const request: ContractRequest = {
    method: call.method.toLowerCase(),
    url: { path: call.target.path, query: decodeQuery(operation, call.target.queryText, resolve) },
    pathParameters: coerceBySchema(parameters, operation.pathParameters.schema, resolve),
    headers,
    ...(await decodeBody(operation, headers["content-type"], call.body, resolve)),
  };
  const respond = createRespond({ app, world, operation, call }, request);
  const { answer, input, output } = await app.prism(operation, request, respond);
  for (const { path, message } of input)
    // A missing session has no place.
    call.violations.push(path.length > 0 ? `请求 ${path.join(".")}: ${message}` : `请求 ${message}`);
  return output.length === 0 ? answer : brokenAnswer(app, call, answer, output);
}

/** An answer that breaks the contract never leaves: the mock would teach its clients something false. */
function brokenAnswer(app: App, call: Call, answer: Answer, output: readonly Diagnostic[]): Answer {
  const messages = output.map(({ message }) => message);
  call.violations.push(...messages.map((message) => `响应 ${message}`));
  call.refused = { stage: "answer", fields: output.map(refusedField) };
  const what = `${call.operation?.id ?? ""} ${answer.statusCode}`;
  app.terminal.failure(`${what} 的响应不符合契约`, `    ${messages.join("\n    ")}`);
  // Header values are ASCII.
  const text = `${what}: ${messages.join("; ")}`.replaceAll(/[^\u0020-\u007e]/g, "?").slice(0, 1000);
  const message = `模拟服务的响应不符合契约：${messages[0] ?? ""}`.slice(0, 500);
  return errorAnswer(500, message, { headers: { "x-mock-violation": text } });
}
