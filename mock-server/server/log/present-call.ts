import { decodeForm } from "#api-spec/kit/codec/decode-form.ts";
import { toCurl } from "./curl.ts";
import type { LoggedCall } from "./request-log.ts";

/** A logged call as the control API shows it. */
export function presentCall(call: LoggedCall) {
  const { id, state, at, method, url, operationId, world, status, ms, responseBytes, violations, fault } =
    call;
  return {
    id,
    state,
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

/** A logged call with its headers and response. */
export const presentWholeCall = (call: LoggedCall) => ({
  call: presentCall(call),
  request_headers: pairsOf(call.requestHeaders),
  response_headers: Object.entries(call.responseHeaders ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one) => ({ name, value: one })),
  ),
  response_body: readResponse(call),
});

const pairsOf = (raw: readonly string[]) =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [{ name, value: raw[index + 1] ?? "" }] : []));

/** Returns the response body, parsed if it is JSON; null if there was none, or it is no longer stored. */
function readResponse({ response, responseType = "" }: LoggedCall): unknown {
  const text = response?.text();
  if (text === undefined || text === "") return null;
  try {
    return responseType.startsWith("application/json") ? (JSON.parse(text) as unknown) : text;
  } catch {
    return text;
  }
}

/** The body as JSON, forms decoded; as text where it cannot be parsed. */
function readBody({ bodyText, contentType = "" }: LoggedCall): unknown {
  if (bodyText === undefined) return null;
  try {
    if (contentType.startsWith("application/json")) return JSON.parse(bodyText);
    return contentType.startsWith("application/x-www-form-urlencoded") ? decodeForm(bodyText) : bodyText;
  } catch {
    return bodyText;
  }
}
