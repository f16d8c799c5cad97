import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { ResponseHeaders } from "#mock/contract/response-headers.ts";
import { validateOutput } from "#mock/contract/validate-output.ts";
import type { HeaderLists } from "#mock/http/header-lists.ts";
import { parseContent } from "./body-content.ts";
import type { Violation } from "./violation.ts";

export type CheckedResponse = {
  readonly operation: CompiledOperation;
  readonly method: string;
  readonly status: number;
  readonly headers: HeaderLists;
  /** Decoded; undefined if it is not known. */
  readonly body: Buffer | undefined;
};

const SHOWN_CHARACTERS = 80;

/** Returns the contract violations of a response: status, media type, headers, body. */
export function responseViolations({
  operation,
  method,
  status,
  headers,
  body,
}: CheckedResponse): Violation[] {
  // Part of HTTP, not of the contract: the browser's cached copy is still valid.
  if (status === 304) return [];
  const declared = operation.responses.get(status);
  const known = method === "HEAD" || status === 204 ? undefined : body;
  const { value, problem } = parseContent(known, declared?.mediaType);
  const isRead = known !== undefined && problem === undefined;
  const found = validateOutput(operation, { statusCode: status, headers: flatten(headers), body: value })
    .filter(({ path }) => isRead || path[0] !== "body")
    .map(({ message }) => message);
  if (known === undefined || problem === undefined) return found.map(violation);
  // A page in place of JSON is one mistake, reported by its type where that is wrong too.
  const [first = `body is ${problem}`, ...others] = found;
  return [{ ...violation(first), text: `response ${first}${excerpt(known)}` }, ...others.map(violation)];
}

const violation = (message: string): Violation => ({
  text: `response ${message}`,
  short: `response ${message}`,
});

function excerpt(body: Buffer): string {
  const start = body
    .subarray(0, SHOWN_CHARACTERS * 3)
    .toString("utf8")
    .replaceAll(/\s+/g, " ")
    .trim();
  return start === "" ? "" : ` (starts with ${start.slice(0, SHOWN_CHARACTERS)})`;
}

/** The headers as the mock would send them: one value each, but for cookies. */
function flatten(headers: HeaderLists): ResponseHeaders {
  const flat = Object.fromEntries(Object.entries(headers).map(([name, list]) => [name, list.join(", ")]));
  const cookies = headers["set-cookie"];
  const type = headers["content-type"]?.[0]?.split(";")[0]?.trim().toLowerCase();
  return {
    ...flat,
    ...(cookies && { "set-cookie": [...cookies] }),
    ...(type === undefined ? {} : { "content-type": type }),
  };
}
