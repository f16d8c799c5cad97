import { type HttpResponse, envelopeOf } from "../../api-client/http/exchange.ts";
import { exchange } from "./exchange.ts";
import type { HostileCase } from "./hostile-case.ts";

/** Statuses that Node itself returns, with an empty body, before there is a request. */
const OF_NODE = new Set([400, 408, 417]);

/** Tests for the reader's language: Chinese for buyers, English for developers. */
const WORDS = { zh: /\p{Script=Han}/u, en: /^[^\p{Script=Han}]*[a-z]+ [a-z]+/iu };

/** Refused before the path is known, so the message is in the shop's language. */
const OF_HTTP = new Set([408, 431]);

/** Returns the problem with a response to any request; undefined if it is valid. Errors must be in this language. */
export function problemOf(response: HttpResponse, language: keyof typeof WORDS): string | undefined {
  const { status, headers, text } = response;
  if (status === 0) return `sent what is no response: ${text.slice(0, 100)}`;
  if (status >= 500 && status !== 505) return `responded ${status}: ${text.slice(0, 300)}`;
  if (headers["x-mock-violation"] !== undefined) return `broke the contract: ${headers["x-mock-violation"]}`;
  if (status < 400 || (text === "" && OF_NODE.has(status))) return undefined;
  const { code, message } = envelopeOf(response);
  if (code !== status) return `the body of a ${status} has the code ${String(code)}: ${text.slice(0, 100)}`;
  const expected = OF_HTTP.has(status) ? "zh" : language;
  return WORDS[expected].test(String(message))
    ? undefined
    : `does not say in ${expected}: ${String(message)}`;
}

/** Sends a hostile case to a mock; returns what is wrong with the result, undefined if nothing. */
export async function tryCase(port: number, hostile: HostileCase): Promise<string | undefined> {
  const { allowed, responses: expected, language = "zh" } = hostile;
  const { responses, closed, ms } = await exchange(port, hostile.pieces(), hostile);
  const last = responses.at(-1);
  const statuses = responses.map(({ status }) => status).join(", ") || "nothing";
  if (!closed) return `the connection is still open after ${Math.round(ms)} ms (responses: ${statuses})`;
  if (!allowed.includes(last?.status ?? "closed"))
    return `responded ${statuses}, allowed is ${allowed.join(", ")}`;
  if (expected === undefined ? responses.length > 1 : last !== undefined && responses.length !== expected)
    return `${responses.length} responses (${statuses}), expected ${expected ?? 1}`;
  return responses.map((response) => problemOf(response, language)).find((wrong) => wrong !== undefined);
}
