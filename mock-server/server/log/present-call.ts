import { decodeForm } from "#api-spec/codec/decode-form.ts";
import { toCurl } from "./curl.ts";
import type { LoggedCall } from "./request-log.ts";

/** A logged call as the control API shows it. */
export function presentCall(call: LoggedCall) {
  const { id, at, method, url, operationId, world, status, ms, responseBytes, violations, fault } = call;
  return {
    id,
    time: new Date(at).toISOString(),
    method,
    path: url,
    operation_id: operationId ?? null,
    world,
    status,
    ms: Math.round(ms * 10) / 10,
    body: readBody(call),
    body_bytes: call.bodyBytes,
    response_bytes: responseBytes,
    violations,
    fault: fault ?? null,
    refused_by: call.refused?.stage ?? null,
    curl: toCurl(call),
  };
}

/** The body as the JSON that its form stands for; as text where it cannot be read. */
function readBody({ bodyText, contentType = "" }: LoggedCall): unknown {
  if (bodyText === undefined) return null;
  try {
    if (contentType.startsWith("application/json")) return JSON.parse(bodyText);
    return contentType.startsWith("application/x-www-form-urlencoded") ? decodeForm(bodyText) : bodyText;
  } catch {
    return bodyText;
  }
}
