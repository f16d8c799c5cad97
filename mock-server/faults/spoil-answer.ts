import type { Answer } from "#mock/contract/validate-output.ts";
import { type ByteString, utf8Bytes, writeJson } from "#mock/server/write-json.ts";
import type { Fault } from "./fault.ts";

/** What goes out: the answer with its body as bytes, so that it can be no JSON at all. */
export type Outgoing = { readonly headers: Readonly<Record<string, string>>; readonly bytes: ByteString };

/** Spoils what is said (`content-type`, `invalid-json`, `wrong-shape`); other faults leave it as it is. */
export function spoilAnswer(answer: Answer, fault: Fault | undefined): Outgoing {
  const { headers, body } = answer;
  switch (fault?.kind) {
    case "content-type":
      return { headers: { ...headers, "content-type": otherType(headers) }, bytes: bytesOf(body) };
    case "invalid-json":
      return { headers, bytes: `${bytesOf(body).slice(0, -1)},,` };
    case "wrong-shape":
      return { headers, bytes: bytesOf(breakShape(body)) };
    default:
      return { headers, bytes: bytesOf(body) };
  }
}

const otherType = (headers: Answer["headers"]) =>
  headers["content-type"]?.startsWith("text/html") ? "text/plain; charset=utf-8" : "text/html; charset=utf-8";

/** Still an envelope, but with data of another type; where there is no data, with a code of another type. */
function breakShape(body: unknown): unknown {
  if (typeof body !== "object" || body === null) return { unexpected: body };
  if ("data" in body && body.data !== null) return { ...body, data: [["不符合契约的数据"]] };
  return { ...body, code: "不符合契约的代码" };
}

function bytesOf(body: unknown): ByteString {
  if (body === undefined) return "";
  if (Buffer.isBuffer(body)) return body.toString("latin1");
  return typeof body === "string" ? utf8Bytes(body) : writeJson(body);
}
