import { same } from "../../api-client/checks/finding.ts";
import { type Exchange, isSuccess, isUndeclaredPage } from "../../api-client/http/exchange.ts";
import type { Words } from "../../api-client/words.ts";
import type { Run } from "../run/run.ts";
import type { Probe, ProbeRun } from "./probe.ts";

type TransportRun = ProbeRun & Pick<Run, "caller" | "presence" | "refusedMethods">;

const HEAD: Words = { zh: "方法 HEAD", en: "the method HEAD" };
const OPTIONS: Words = { zh: "方法 OPTIONS，不是预检请求", en: "the method OPTIONS, not as a preflight" };
const IDENTITY: Words = { zh: "不要求压缩", en: "no compression asked for" };
const GZIP = "gzip";
/** Those that every browser asks for. */
const BROWSERS = "gzip, deflate, br";

const isLimited = ({ response }: Exchange): boolean => response.status === 429;

/** HEAD responds as GET does, without a body; every server has both (RFC 9110, 9.1 and 9.3.2). */
export const probeHead: Probe<TransportRun> = async (run, operation, base) => {
  if (operation.method !== "GET" || operation.writes || !base || !run.presence.isPresent(operation)) return;
  const get = await run.caller.ask(operation, base.input);
  const head = await run.caller.ask(operation, base.input, { method: "HEAD" });
  if (isUndeclaredPage(get)) return;
  // A limit may be reached between the two.
  if (get.response.failure !== undefined || [get, head].some(isLimited)) return;
  const differs = (place: string, expected: string, seen: string) =>
    run.recorder.add(head, { rule: "head-differs", place, expected: same(expected), seen: same(seen) }, HEAD);
  if (head.response.failure !== undefined)
    return run.recorder.unexpected(head, "no-answer", "HEAD", same(String(get.response.status)), HEAD);
  if (head.response.status !== get.response.status)
    return differs("status", String(get.response.status), String(head.response.status));
  for (const name of ["content-type", "content-length"]) {
    const [seen, expected] = [head.response.headers[name], get.response.headers[name]];
    if (seen === undefined || expected === undefined || seen === expected) continue;
    // A value that changes with every response proves nothing.
    const again = await run.caller.ask(operation, base.input);
    const varies = name === "content-length" && again.response.text !== get.response.text;
    if (!varies && again.response.headers[name] === expected) differs(name, expected, seen);
  }
};

/**
 * A compressed response decodes to the uncompressed one, says how it is compressed, and has a matching Vary header
 * (RFC 9110, 8.4 and 12.5).
 */
export const probeEncoding: Probe<TransportRun> = async (run, operation, base) => {
  if (operation.method !== "GET" || operation.writes || !base || !run.presence.isPresent(operation)) return;
  const ask = (encoding: string) =>
    run.caller.ask(operation, base.input, { sentBy: { "accept-encoding": encoding } });
  const found = (exchange: Exchange, place: string, expected: Words, seen: Words, probe: Words) =>
    run.recorder.add(exchange, { rule: "encoding", place, expected, seen }, probe);
  const codingOf = ({ response }: Exchange) => response.headers["content-encoding"] ?? "identity";
  const plain = await ask("identity");
  if (!isSuccess(plain.response)) return;
  if (codingOf(plain) !== "identity") {
    const expected = { zh: "不压缩", en: "not compressed" };
    return found(plain, "identity", expected, same(`content-encoding: ${codingOf(plain)}`), IDENTITY);
  }
  // A fault of the first shows in the second as well.
  for (const wanted of [GZIP, BROWSERS]) if (await isUnlike(wanted)) return;

  async function isUnlike(wanted: string): Promise<boolean> {
    const zipped = await ask(wanted);
    const { response } = zipped;
    const probe = same(`Accept-Encoding: ${wanted}`);
    const differs = (place: string, expected: Words, seen: Words): true => {
      found(zipped, place, expected, seen, probe);
      return true;
    };
    if (response.failure !== undefined && response.failure !== "undecodable") return true;
    const coding = codingOf(zipped);
    if (!["identity", "x-gzip", ...wanted.split(", ")].includes(coding))
      return differs("gzip", same(wanted), same(`content-encoding: ${coding}`));
    if (response.failure === "undecodable")
      return differs("gzip", { zh: "可以解压", en: "it decodes" }, same(response.detail));
    if (
      response.text !== plain.response.text &&
      (await ask("identity")).response.text === plain.response.text
    ) {
      const seen = {
        zh: `content-encoding: ${coding}，${response.text.length} 字，而非 ${plain.response.text.length}`,
        en: `content-encoding: ${coding}, ${response.text.length} characters, not ${plain.response.text.length}`,
      };
      return differs("body", { zh: "与不压缩时相同", en: "the same as without" }, seen);
    }
    if (coding === "identity") return false;
    const vary = (response.headers.vary ?? "").toLowerCase();
    if (vary.split(/\s*,\s*/).some((name) => name === "accept-encoding" || name === "*")) return false;
    return differs("vary", same("vary: Accept-Encoding"), same(`vary: ${vary || "—"}`));
  }
};

/** OPTIONS succeeds or is refused, and changes nothing; what it says of methods is judged at the end of the run. */
export const probeOptions: Probe<TransportRun> = async (run, operation, base) => {
  if (!base || run.contract.methodsOf.get(operation.path)?.[0] !== operation.method) return;
  const { path, query } = base.input;
  const exchange = await run.caller.ask(
    operation,
    { path, query, body: undefined },
    { method: "OPTIONS", actor: "visitor" },
  );
  const { response } = exchange;
  const expected = { zh: "2xx、404 或 405", en: "2xx, 404 or 405" };
  if (response.failure) run.recorder.unexpected(exchange, "no-answer", "OPTIONS", expected, OPTIONS);
  else if (response.status >= 500 && response.status !== 501)
    run.recorder.unexpected(exchange, "server-error", `OPTIONS ${response.status}`, expected, OPTIONS);
  else if (response.headers.allow !== undefined) run.refusedMethods.push({ exchange, probe: OPTIONS });
};
