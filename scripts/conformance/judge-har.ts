import { readFile } from "node:fs/promises";
import { decodeForm } from "#api-spec/kit/codec/decode-form.ts";
import { FormError } from "#api-spec/kit/codec/form-error.ts";
import { loadContract } from "../api-client/contract/load-contract.ts";
import type { Operation } from "../api-client/contract/operation.ts";
import type { HttpResponse, Call } from "../api-client/http/exchange.ts";
import { withoutCredentials } from "../api-client/http/redactor.ts";
import type { Input } from "../api-client/request/input.ts";
import { SetupError } from "../api-client/setup-error.ts";
import type { ConformanceOptions } from "./options.ts";
import type { Report } from "./report.ts";
import { buildReport } from "./report/build-report.ts";
import { judgeSpeed } from "./run/judge-speed.ts";
import { createRun, type Run } from "./run/run.ts";
import { selectOperations } from "./run/select-operations.ts";

type Header = { readonly name: string; readonly value: string };

type Entry = {
  readonly time?: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly Header[];
    readonly postData?: { readonly text?: string };
  };
  readonly response: {
    readonly status: number;
    readonly headers: readonly Header[];
    readonly content: { readonly text?: string; readonly encoding?: string };
  };
};

const PROBE = { zh: "HAR 中的流量", en: "traffic of the HAR" };

/**
 * Checks every recorded call to the base URLs with the single-response checks; sends nothing. Throws SetupError for a
 * file that is not a HAR.
 */
export async function judgeHar(options: ConformanceOptions, file: string): Promise<Report> {
  const contract = loadContract(options.contract, options.only);
  const operations = selectOperations(contract, options);
  const run = createRun(contract, options);
  let unmatched = 0;
  for (const entry of await readEntries(file)) {
    const operation = operationOf(run, operations, entry.request.method, entry.request.url);
    if (!operation) {
      unmatched += 1;
      continue;
    }
    const exchange = { call: callOf(operation, entry), response: responseOf(entry) };
    run.caller.calls += 1;
    run.presence.note(exchange);
    run.tester.judge(exchange, inputOf(entry), PROBE);
  }
  if (unmatched > 0)
    run.skipped.add(`${unmatched}`, {
      zh: "HAR 中不属于契约或这些地址的调用",
      en: "calls of the HAR that are not the contract's, or go to other addresses",
    });
  judgeSpeed(run, operations);
  return buildReport(run, operations, undefined);
}

async function readEntries(file: string): Promise<readonly Entry[]> {
  try {
    const { log } = JSON.parse(await readFile(file, "utf8")) as { log?: { entries?: Entry[] } };
    if (!Array.isArray(log?.entries)) throw new Error("log.entries");
    return log.entries.filter(({ response }) => response.status > 0);
  } catch (error) {
    const why = (error as Error).message;
    throw new SetupError({ zh: `读不了 HAR ${file}：${why}`, en: `cannot read the HAR ${file}: ${why}` });
  }
}

/** The operation of a call: a fixed path takes precedence over one with parameters. */
function operationOf(
  { caller }: Run,
  operations: readonly Operation[],
  method: string,
  url: string,
): Operation | undefined {
  const fits = operations.filter((operation) => {
    const address = caller.addressOf(operation.host);
    if (operation.method !== method || address === undefined) return false;
    const [called, base] = [withoutCredentials(url), withoutCredentials(address)];
    if (!called.startsWith(`${base}/`)) return false;
    const path = called.slice(base.length).split("?")[0] ?? "";
    return new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path);
  });
  return fits.toSorted((a, b) => a.path.split("{").length - b.path.split("{").length)[0];
}

const table = (headers: readonly Header[]) =>
  Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));

/** The form that a call sent; an unreadable one counts as none. */
function inputOf({ request }: Entry): Input {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const type = table(request.headers)["content-type"] ?? "";
  try {
    const isForm = type.startsWith("application/x-www-form-urlencoded");
    return { path: {}, query, body: isForm ? decodeForm(request.postData?.text ?? "") : undefined };
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    return { path: {}, query, body: undefined };
  }
}

function callOf(operation: Operation, { request }: Entry): Call {
  const { cookie = "", ...headers } = table(request.headers);
  const { method, url, postData } = request;
  return {
    operation,
    actor: "buyer",
    within: [operation.id],
    method,
    url,
    headers,
    body: postData?.text,
    cookie,
  };
}

function responseOf({ response, time = 0 }: Entry): HttpResponse {
  const { text = "", encoding } = response.content;
  return {
    status: response.status,
    headers: table(response.headers),
    cookies: response.headers.filter(({ name }) => /^set-cookie$/i.test(name)).map(({ value }) => value),
    text: encoding === "base64" ? Buffer.from(text, "base64").toString("utf8") : text,
    ms: time,
    failure: undefined,
    detail: "",
  };
}
