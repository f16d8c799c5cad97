import type { Contract } from "#mock/contract/load-contract.ts";
import type { Routed } from "#mock/contract/router.ts";
import type { Call } from "#mock/server/call.ts";
import { decodeContent } from "./decode-content.ts";
import type { HeaderLists } from "./forwardable-headers.ts";
import { judgeRequest } from "./judge-request.ts";
import { judgeResponse } from "./judge-response.ts";
import type { Violation } from "./violation.ts";

/** What was said on both sides of a call. */
export type Said = {
  /** The body of the request; undefined if it is not known. */
  readonly sent: Buffer | undefined;
  readonly status: number;
  readonly headers: HeaderLists;
  /** As it came, encoded; undefined if it is not known. */
  readonly received: Buffer | undefined;
};

export type Judged = {
  readonly violations: readonly Violation[];
  /** The body of the answer without its content encoding; undefined if it could not be read. */
  readonly content: Buffer | undefined;
};

/** How a call that was answered elsewhere breaks the contract, on either side. Never throws for what was said. */
export async function judgeExchange(
  contract: Contract,
  call: Call,
  routed: Routed,
  { sent, status, headers, received }: Said,
): Promise<Judged> {
  const { content, problem } = await unpack(received, headers);
  const { method, target, request } = call;
  if (routed.kind !== "found") return { violations: [outside(call, routed)], content };
  const { operation, parameters } = routed;
  const asked = { operation, parameters, queryText: target.queryText, headers: request.headers, body: sent };
  const violations = [
    ...(await judgeRequest(contract, asked)),
    ...judgeResponse({ operation, method, status, headers, body: content }),
  ];
  if (sent === undefined) violations.push(notJudged("请求", "request"));
  if (received === undefined) violations.push(notJudged("响应", "response"));
  if (problem !== undefined)
    violations.push({ text: `响应 ${problem}`, short: "response body: content-encoding" });
  return { violations, content };
}

const notJudged = (who: string, short: string): Violation => ({
  text: `${who}体超过 20 MB 或没有收完，没有检查`,
  short: `${short} body: not checked`,
});

/** A body without its content encoding; `problem` says in Chinese why that cannot be had. */
export async function unpack(
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

function outside({ method, target, host }: Call, routed: Exclude<Routed, { kind: "found" }>): Violation {
  const what = `请求 契约中没有 ${method} ${target.path}`;
  switch (routed.kind) {
    case "wrong-method":
      return { text: `${what}（可用的方法：${routed.allow}）`, short: "request: method not in the contract" };
    case "wrong-host":
      return { text: `${what}（不在 ${host} 主机，而在 ${routed.host} 主机）`, short: "request: wrong host" };
    default:
      return { text: what, short: "request: path not in the contract" };
  }
}
