import type { MockResponse } from "#mock/contract/validate-output.ts";
import { bodyBytes } from "#mock/http/write-json.ts";
import type { Fault } from "./fault.ts";

/** Corrupts type or body (`content-type`, `invalid-json`, `wrong-shape`); other faults leave the response as it is. */
export function corruptResponse(response: MockResponse, fault: Fault): MockResponse {
  const { headers, body } = response;
  switch (fault.kind) {
    case "content-type":
      return { ...response, headers: { ...headers, "content-type": otherType(headers) } };
    case "invalid-json":
      // As bytes: a text would be encoded once more.
      return { ...response, body: Buffer.from(`${bodyBytes(body).slice(0, -1)},,`, "latin1") };
    case "wrong-shape":
      return { ...response, body: breakShape(body) };
    default:
      return response;
  }
}

const otherType = (headers: MockResponse["headers"]) =>
  headers["content-type"]?.startsWith("text/html") ? "text/plain; charset=utf-8" : "text/html; charset=utf-8";

/** Still an envelope, but with data of another type; where there is no data, with a code of another type. */
function breakShape(body: unknown): unknown {
  if (typeof body !== "object" || body === null) return { unexpected: body };
  if ("data" in body && body.data !== null) return { ...body, data: [["不符合契约的数据"]] };
  return { ...body, code: "不符合契约的代码" };
}
