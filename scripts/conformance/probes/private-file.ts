import type { Schema } from "#api-spec/kit/schema.ts";
import { same } from "../../api-client/checks/finding.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import { type Actor, envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";
import type { Words } from "../../api-client/words.ts";
import type { Run } from "../run/run.ts";
import type { Probe, ProbeRun } from "./probe.ts";

type FileRun = ProbeRun & Pick<Run, "caller" | "options" | "sessions">;

/** More of one list would show the same fault. */
const MOST = 3;
/** A part of an address that nobody guesses: long, and with letters after digits, unlike a prefix with a number. */
const UNGUESSABLE = /(?=[\w-]*\d[\w-]*[a-z])[\w-]{20,}/i;

const OWNER: Words = {
  zh: "以买家的会话打开应答中的文件",
  en: "the file of a response, opened in the buyer's session",
};
const FOREIGN: readonly { readonly actor: Actor; readonly probe: Words }[] = [
  {
    actor: "visitor",
    probe: { zh: "不带会话打开买家的文件", en: "a buyer's file, opened without a session" },
  },
  {
    actor: "other",
    probe: { zh: "以另一买家的会话打开买家的文件", en: "a buyer's file, opened in another buyer's session" },
  },
];

/**
 * Files that the contract marks with `x-private-file` open for their owner and are cached for nobody else; to others
 * they are refused, unless their address is unguessable (`info.description` of the contract). Only files at the given
 * addresses are opened.
 */
export const probePrivateFile: Probe<FileRun> = async (run, operation, base) => {
  const { success, needsSession, writes } = operation;
  if (run.options.only === "documented" || !needsSession || writes || !success || !base) return;
  if (!hasPrivateFile(success)) return;
  const { response } = await run.tester.call(operation, base.input, OWNER);
  if (!isSuccess(response)) return;
  const addresses = privateFiles(success.properties?.data ?? {}, envelopeOf(response).data);
  const urls = [...new Set(addresses)].flatMap((address) => reachable(run, operation, address) ?? []);
  for (const url of urls.slice(0, MOST)) await probeFile(run, operation, url);
};

async function probeFile(run: FileRun, operation: Operation, url: string): Promise<void> {
  const opened = await run.caller.open(operation, url, "buyer");
  if (opened.response.status !== 200)
    run.recorder.unexpected(opened, "private-file-refused", "", same("200"), OWNER);
  else if (!/private|no-store/i.test(opened.response.headers["cache-control"] ?? "")) {
    const seen = same(`cache-control: ${opened.response.headers["cache-control"] ?? "-"}`);
    const expected = same("cache-control: private");
    run.recorder.add(opened, { rule: "private-file-cached", place: "", expected, seen }, OWNER);
  }
  const { pathname, search } = new URL(url);
  if (UNGUESSABLE.test(`${pathname}${search}`)) return;
  for (const { actor, probe } of FOREIGN) {
    if (actor !== "visitor" && !run.sessions.has(actor)) continue;
    const exchange = await run.caller.open(operation, url, actor);
    if (isSuccess(exchange.response))
      run.recorder.unexpected(exchange, "private-file-open", actor, same("404"), probe);
  }
}

/** The complete address, if it belongs to one of the given servers. */
function reachable(run: FileRun, { host }: Operation, address: string): string | undefined {
  const hostAddress = run.caller.addressOf(host);
  if (hostAddress === undefined || !URL.canParse(address, hostAddress)) return undefined;
  const url = new URL(address, hostAddress);
  const given = [hostAddress, run.caller.addressOf("main")].filter((each) => each !== undefined);
  return given.some((each) => new URL(each).origin === url.origin) ? url.href : undefined;
}

function hasPrivateFile({ properties = {}, items, ...schema }: Schema): boolean {
  if (schema["x-private-file"] === true) return true;
  return Object.values(properties).some(hasPrivateFile) || (items !== undefined && hasPrivateFile(items));
}

/** The values of the marked fields, without empty ones. */
function privateFiles(schema: Schema, value: unknown): string[] {
  if (schema["x-private-file"] === true) return typeof value === "string" && value !== "" ? [value] : [];
  const { items } = schema;
  if (Array.isArray(value)) return items ? value.flatMap((each) => privateFiles(items, each)) : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    privateFiles(field, (value as Readonly<Record<string, unknown>>)[name]),
  );
}
