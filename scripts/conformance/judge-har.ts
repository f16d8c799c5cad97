import { decodeForm } from "#api-spec/kit/codec/decode-form.ts";
import { FormError } from "#api-spec/kit/codec/form-error.ts";
import { loadContract } from "../api-client/contract/load-contract.ts";
import type { Operation } from "../api-client/contract/operation.ts";
import type { Call } from "../api-client/http/exchange.ts";
import type { Input } from "../api-client/request/input.ts";
import type { Words } from "../api-client/words.ts";
import type { ConformanceOptions } from "./options.ts";
import { type RecordedCall, type RecordedResponse, readHar } from "./read-har.ts";
import type { Report } from "./report.ts";
import { buildReport } from "./report/build-report.ts";
import { judgeSpeed } from "./run/judge-speed.ts";
import { createRun, type Run } from "./run/run.ts";
import { selectOperations } from "./run/select-operations.ts";

const PROBE: Words = { zh: "HAR 中的流量", en: "traffic of the HAR" };
const UNMATCHED: Words = {
  zh: "HAR 中不属于契约或这些地址的调用",
  en: "calls of the HAR that are not the contract's, or go to other addresses",
};
const NOT_MODIFIED = 304;
const FROM_CACHE: Words = {
  zh: "304：内容在浏览器的缓存中",
  en: "304: the browser's cache has the response",
};
const NO_RESPONSE: Words = { zh: "HAR 没有记录应答", en: "not recorded: the HAR has no response" };
const NO_BODY: Words = {
  zh: "HAR 没有记录应答的正文",
  en: "not recorded: the HAR has no body of the response",
};

/**
 * Checks every recorded call to the base URLs with the single-response checks; sends nothing. Throws SetupError for a
 * file that is not a HAR.
 */
export async function judgeHar(options: ConformanceOptions, file: string): Promise<Report> {
  const contract = loadContract(options.contract, options.only);
  const operations = selectOperations(contract, options);
  const run = createRun(contract, options);
  const unjudged = new Map<Words, Set<string>>();
  let unmatched = 0;
  for (const recorded of await readHar(file)) {
    const operation = operationOf(run, operations, recorded);
    if (!operation) {
      unmatched += 1;
      continue;
    }
    const { response } = recorded;
    const reason = reasonAgainst(response);
    if (reason) unjudged.set(reason, (unjudged.get(reason) ?? new Set()).add(operation.id));
    else if (response?.text !== undefined) {
      const { ms } = recorded;
      const whole = { ...response, text: response.text, ms, failure: undefined, detail: "" };
      const exchange = { call: callOf(operation, recorded), response: whole };
      run.caller.calls += 1;
      run.presence.note(exchange);
      run.tester.judge(exchange, inputOf(recorded), PROBE);
    }
  }
  for (const [reason, ids] of unjudged) for (const id of ids) run.skipped.add(id, reason);
  if (unmatched > 0) run.skipped.add(`${unmatched}`, UNMATCHED);
  judgeSpeed(run, operations);
  return buildReport(run, operations, undefined, file);
}

function reasonAgainst(response: RecordedResponse | undefined): Words | undefined {
  if (!response) return NO_RESPONSE;
  if (response.status === NOT_MODIFIED) return FROM_CACHE;
  return response.text === undefined ? NO_BODY : undefined;
}

/** The operation of a call: a fixed path takes precedence over one with parameters. */
function operationOf(
  { caller }: Run,
  operations: readonly Operation[],
  { method, url }: RecordedCall,
): Operation | undefined {
  const fits = operations.filter((operation) => {
    const address = caller.addressOf(operation.host);
    if (operation.method !== method || address === undefined) return false;
    const base = new URL(address);
    const prefix = base.pathname.replace(/\/+$/, "");
    if (serverOf(url) !== serverOf(base) || !url.pathname.startsWith(`${prefix}/`)) return false;
    const path = url.pathname.slice(prefix.length);
    return new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path);
  });
  return fits.toSorted((a, b) => a.path.split("{").length - b.path.split("{").length)[0];
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The server that an address leads to: all names of one's own machine are the same. */
const serverOf = ({ protocol, hostname, port }: URL): string =>
  `${protocol}//${LOOPBACK.test(hostname) ? "localhost" : hostname}:${port}`;

/** The form that a call sent; an unreadable one counts as none. */
function inputOf({ url, headers, body }: RecordedCall): Input {
  const query = Object.fromEntries(url.searchParams);
  try {
    const isForm = (headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");
    return { path: {}, query, body: isForm ? decodeForm(body ?? "") : undefined };
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    return { path: {}, query, body: undefined };
  }
}

/** Headers that a browser adds of its own, and that keep curl from showing the response: packed, 304 or none. */
const OF_BROWSERS =
  /^(?::.*|accept-encoding|connection|content-length|host|if-modified-since|if-none-match)$/;

function callOf(operation: Operation, { method, url, headers, body }: RecordedCall): Call {
  const { cookie = "", ...others } = headers;
  const sent = Object.entries(others).filter(([name]) => !OF_BROWSERS.test(name));
  return {
    operation,
    actor: "buyer",
    within: [operation.id],
    flow: undefined,
    method,
    url: url.href,
    headers: Object.fromEntries(sent),
    body,
    cookie,
  };
}
