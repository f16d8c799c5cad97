import type { Host } from "#api-spec/kit/document.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import type { Routed } from "#mock/contract/router.ts";
import type { HeaderLists } from "#mock/http/header-lists.ts";
import type { RequestTarget } from "#mock/http/request-target.ts";
import type { RequestHeaders } from "#mock/http/request.ts";
import { decodeContent } from "./body-content.ts";
import { requestViolations } from "./request-violations.ts";
import { responseViolations } from "./response-violations.ts";
import type { Violation } from "./violation.ts";

/** A call and its response from another server. */
export type Exchange = {
  readonly host: Host;
  readonly method: string;
  readonly target: RequestTarget;
  readonly requestHeaders: RequestHeaders;
  /** The body of the request; undefined if it is not known. */
  readonly sent: Buffer | undefined;
  readonly status: number;
  readonly headers: HeaderLists;
  /** The response body, still encoded; undefined if unknown. */
  readonly received: Buffer | undefined;
};

export type CheckedExchange = {
  readonly violations: readonly Violation[];
  /** The decoded response body; undefined if it could not be decoded. */
  readonly content: Buffer | undefined;
  /** True if the contract declares this response for this call, as far as it is known. */
  readonly isDeclared: boolean;
};

/**
 * Returns the contract violations of a call that another server responded to, on either side. Never throws for invalid
 * traffic.
 */
export async function checkExchange(
  contract: Contract,
  routed: Routed,
  exchange: Exchange,
): Promise<CheckedExchange> {
  const { method, target, requestHeaders, sent, status, headers, received } = exchange;
  const { content, problem } = await tryDecode(received, headers);
  if (routed.kind !== "found")
    return { violations: [unknownAddress(exchange, routed)], content, isDeclared: false };
  const { operation, parameters } = routed;
  const input = { operation, parameters, queryText: target.queryText, headers: requestHeaders, body: sent };
  const ofResponse = responseViolations({ operation, method, status, headers, body: content });
  const violations = [...(await requestViolations(contract, input)), ...ofResponse];
  if (sent === undefined) violations.push(notChecked("request"));
  if (received === undefined) violations.push(notChecked("response"));
  if (problem !== undefined)
    violations.push({ text: `response body: ${problem}`, short: "response body: content-encoding" });
  return { violations, content, isDeclared: ofResponse.length === 0 };
}

const notChecked = (side: "request" | "response"): Violation => ({
  text: `${side} body: not checked, over 20 MB or incomplete`,
  short: `${side} body: not checked`,
});

/** A body without its content encoding; `problem` says why it cannot be decoded. */
export async function tryDecode(
  received: Buffer | undefined,
  { "content-encoding": encodings }: HeaderLists,
): Promise<{ readonly content: Buffer | undefined; readonly problem?: string }> {
  if (!received) return { content: undefined };
  try {
    return { content: await decodeContent(received, encodings?.join(",")) };
  } catch (error) {
    return { content: undefined, problem: (error as Error).message };
  }
}

function unknownAddress(
  { method, target, host }: Exchange,
  routed: Exclude<Routed, { kind: "found" }>,
): Violation {
  const what = `request: the contract has no ${method} ${target.path}`;
  switch (routed.kind) {
    case "wrong-method":
      return {
        text: `${what} (allowed methods: ${routed.allow})`,
        short: "request: method not in the contract",
      };
    case "wrong-host":
      return { text: `${what} (on the host ${routed.host}, not ${host})`, short: "request: wrong host" };
    default:
      return { text: what, short: "request: path not in the contract" };
  }
}
