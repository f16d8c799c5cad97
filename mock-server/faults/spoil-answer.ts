import type { Answer } from "#mock/contract/validate-output.ts";
import type { Fault } from "./fault.ts";

/** What goes out: the answer with its body as text, so that it can be no JSON at all. */
export type OutgoingText = { readonly headers: Readonly<Record<string, string>>; readonly text: string };

/** Spoils what is said (`content-type`, `invalid-json`, `wrong-shape`); other faults leave it as it is. */
export function spoilAnswer(answer: Answer, fault: Fault | undefined): OutgoingText {
  const { headers, body } = answer;
  switch (fault?.kind) {
    case "content-type":
      return { headers: { ...headers, "content-type": "text/html; charset=utf-8" }, text: textOf(body) };
    case "invalid-json":
      return { headers, text: `${textOf(body).slice(0, -1)},,` };
    case "wrong-shape":
      return { headers, text: textOf(breakShape(body)) };
    default:
      return { headers, text: textOf(body) };
  }
}

/** Still an envelope, but with data of another type; where there is no data, with a code of another type. */
function breakShape(body: unknown): unknown {
  if (typeof body !== "object" || body === null) return { unexpected: body };
  if ("data" in body && body.data !== null) return { ...body, data: [["不符合契约的数据"]] };
  return { ...body, code: "不符合契约的代码" };
}

function textOf(body: unknown): string {
  if (body === undefined) return "";
  return typeof body === "string" ? body : JSON.stringify(body);
}
