import type { Answer } from "#mock/contract/validate-output.ts";
import type { Fault } from "#mock/faults/fault.ts";
import { errorAnswer } from "#mock/server/answers.ts";
import type { Call } from "#mock/server/call.ts";
import type { HeaderLists } from "./forwardable-headers.ts";
import type { Judged } from "./judge-exchange.ts";
import { readContent } from "./read-content.ts";
import { ANSWERED_BY_UPSTREAM } from "./send-answer.ts";
import { violationHeader } from "./violation.ts";

/** Whether a fault changes what the upstream says, or how; a delay has passed already. */
export const spoilsAnswer = (fault: Fault | undefined): boolean =>
  fault !== undefined && fault.kind !== "delay";

/** Describe another body than the one that goes out. */
const OF_THE_BODY = ["content-length", "content-encoding", "etag", "content-md5", "digest", "set-cookie"];

/** The upstream's answer in the form in which faults spoil the mock's own. Its cookies are set on the response. */
export function answerToSpoil(
  call: Call,
  { status, headers }: { status: number; headers: HeaderLists },
  { content, violations }: Judged,
): Answer {
  if (!content) return errorAnswer(502, "上游的回答过大或无法解码，不能对它施加故障");
  const type = headers["content-type"]?.[0]?.split(";")[0]?.trim().toLowerCase();
  const { value, problem } = readContent(content, type);
  const broken = violationHeader(violations);
  if (headers["set-cookie"]) call.response.setHeader("set-cookie", headers["set-cookie"]);
  const own = Object.entries(headers).filter(([name]) => !OF_THE_BODY.includes(name));
  return {
    statusCode: status,
    headers: {
      ...Object.fromEntries(own.map(([name, values]) => [name, values.join(", ")])),
      ...ANSWERED_BY_UPSTREAM,
      ...(broken === undefined ? {} : { "x-mock-violation": broken }),
    },
    body: problem === undefined ? value : content.toString("utf8"),
  };
}
