import type { RawResponse } from "./read-responses.ts";

/** What Node answers by itself, before any request of ours exists; it has no words for it. */
const OF_NODE = new Set([400, 408, 417]);

/** What is wrong with a response, whatever was asked; undefined for a sound one. */
export function wrongWith({ status, headers, body }: RawResponse): string | undefined {
  if (status === 0) return `sent what is no response: ${body.slice(0, 100)}`;
  if (status >= 500 && status !== 505) return `answered ${status}: ${body.slice(0, 300)}`;
  if (headers["x-mock-violation"] !== undefined) return `broke the contract: ${headers["x-mock-violation"]}`;
  if (status < 400 || (body === "" && OF_NODE.has(status))) return undefined;
  const { code, message } = parse(body);
  if (code !== status) return `the body of a ${status} has the code ${String(code)}: ${body.slice(0, 100)}`;
  return /\p{Script=Han}/u.test(String(message)) ? undefined : `says nothing of use: ${String(message)}`;
}

function parse(body: string): { code?: unknown; message?: unknown } {
  try {
    return JSON.parse(body) as { code?: unknown; message?: unknown };
  } catch {
    return {};
  }
}
