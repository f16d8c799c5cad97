import { same } from "../../api-client/checks/finding.ts";
import { type Exchange, isSuccess } from "../../api-client/http/exchange.ts";
import type { Run } from "../run/run.ts";
import type { Words } from "../../api-client/words.ts";
import type { Probe, ProbeRun } from "./probe.ts";

type TransportRun = ProbeRun & Pick<Run, "caller" | "presence" | "refusedMethods">;

const HEAD: Words = { zh: "方法 HEAD", en: "the method HEAD" };
const OPTIONS: Words = { zh: "方法 OPTIONS，不是预检请求", en: "the method OPTIONS, not as a preflight" };
const IDENTITY: Words = { zh: "不要求压缩", en: "no compression asked for" };
const GZIP: Words = { zh: "Accept-Encoding: gzip", en: "Accept-Encoding: gzip" };

/** HEAD answers as GET does, without a body; every server has both (RFC 9110, 9.1 and 9.3.2). */
export const probeHead: Probe<TransportRun> = async (run, operation, base) => {
  if (operation.method !== "GET" || operation.writes || !base || !run.presence.isPresent(operation)) return;
  const get = await run.caller.ask(operation, base.input);
  const head = await run.caller.ask(operation, base.input, { method: "HEAD" });
  if (get.answer.failure !== undefined) return;
  const differs = (place: string, expected: string, seen: string) =>
    run.recorder.add(head, { rule: "head-differs", place, expected: same(expected), seen: same(seen) }, HEAD);
  if (head.answer.failure !== undefined)
    return run.recorder.unexpected(head, "no-answer", "HEAD", same(String(get.answer.status)), HEAD);
  if (head.answer.status !== get.answer.status)
    return differs("status", String(get.answer.status), String(head.answer.status));
  for (const name of ["content-type", "content-length"]) {
    const [seen, wanted] = [head.answer.headers[name], get.answer.headers[name]];
    if (seen === undefined || wanted === undefined || seen === wanted) continue;
    // A value that changes with every response proves nothing.
    const again = await run.caller.ask(operation, base.input);
    const varies = name === "content-length" && again.answer.text !== get.answer.text;
    if (!varies && again.answer.headers[name] === wanted) differs(name, wanted, seen);
  }
};

/** A compressed response decodes to the uncompressed one and has a matching Vary header (RFC 9110, 12.5). */
export const probeEncoding: Probe<TransportRun> = async (run, operation, base) => {
  if (operation.method !== "GET" || operation.writes || !base || !run.presence.isPresent(operation)) return;
  const ask = (encoding: string) =>
    run.caller.ask(operation, base.input, { sentBy: { "accept-encoding": encoding } });
  const found = (exchange: Exchange, place: string, expected: Words, seen: Words, probe: Words) =>
    run.recorder.add(exchange, { rule: "encoding", place, expected, seen }, probe);
  const codingOf = ({ answer }: Exchange) => answer.headers["content-encoding"] ?? "identity";
  const plain = await ask("identity");
  if (!isSuccess(plain.answer)) return;
  if (codingOf(plain) !== "identity") {
    const expected = { zh: "不压缩", en: "not compressed" };
    return found(plain, "identity", expected, same(`content-encoding: ${codingOf(plain)}`), IDENTITY);
  }
  const zipped = await ask("gzip");
  const { answer } = zipped;
  if (answer.failure !== undefined && answer.failure !== "undecodable") return;
  const coding = codingOf(zipped);
  if (coding === "identity") return;
  if (coding !== "gzip" && coding !== "x-gzip")
    return found(zipped, "gzip", same("gzip"), same(`content-encoding: ${coding}`), GZIP);
  if (answer.failure === "undecodable")
    return found(zipped, "gzip", { zh: "可以解压", en: "it decodes" }, same(answer.detail), GZIP);
  if (answer.text !== plain.answer.text && (await ask("identity")).answer.text === plain.answer.text) {
    const expected = { zh: "与不压缩时相同", en: "the same as without" };
    const seen = {
      zh: `${answer.text.length} 字，而非 ${plain.answer.text.length}`,
      en: `${answer.text.length} characters, not ${plain.answer.text.length}`,
    };
    found(zipped, "body", expected, seen, GZIP);
  }
  const vary = (answer.headers.vary ?? "").toLowerCase();
  if (!vary.split(/\s*,\s*/).some((name) => name === "accept-encoding" || name === "*"))
    found(zipped, "vary", same("vary: Accept-Encoding"), same(`vary: ${vary || "—"}`), GZIP);
};

/** OPTIONS is answered or refused, and changes nothing; what it says of methods is judged at the end of the run. */
export const probeOptions: Probe<TransportRun> = async (run, operation, base) => {
  if (!base || run.contract.methodsOf.get(operation.path)?.[0] !== operation.method) return;
  const { path, query } = base.input;
  const exchange = await run.caller.ask(
    operation,
    { path, query, body: undefined },
    { method: "OPTIONS", actor: "visitor" },
  );
  const { answer } = exchange;
  const expected = { zh: "2xx、404 或 405", en: "2xx, 404 or 405" };
  if (answer.failure) run.recorder.unexpected(exchange, "no-answer", "OPTIONS", expected, OPTIONS);
  else if (answer.status >= 500 && answer.status !== 501)
    run.recorder.unexpected(exchange, "server-error", `OPTIONS ${answer.status}`, expected, OPTIONS);
  else if (answer.headers.allow !== undefined) run.refusedMethods.push({ exchange, probe: OPTIONS });
};
