import type { Operation } from "../../api-client/contract/operation.ts";
import type { HttpResponse, Failure } from "../../api-client/http/exchange.ts";
import { jsonOf } from "../../api-client/http/exchange.ts";
import { SetupError } from "../../api-client/setup-error.ts";
import type { Words } from "../../api-client/words.ts";
import type { Run } from "./run.ts";

type PreflightRun = Pick<Run, "options" | "contract" | "caller" | "presence">;

const TRIES = 12;
const LONGEST_DETAIL = 120;

const FAILURES: Readonly<Record<Failure, Words>> = {
  refused: { zh: "连接被拒绝，没有服务在监听", en: "connection refused, nothing listens there" },
  "unknown-host": { zh: "找不到这个主机名", en: "the host name is unknown" },
  reset: { zh: "连接被对方重置", en: "the connection was reset" },
  cut: { zh: "响应中途断开", en: "the response broke off half way" },
  timeout: { zh: "在时限内没有应答", en: "it did not respond in time" },
  tls: { zh: "TLS 握手失败，或证书不受信任", en: "TLS failed, or the certificate is not trusted" },
  "too-large": { zh: "响应过大", en: "the response is too large" },
  undecodable: { zh: "响应的压缩内容无法解开", en: "its compressed response cannot be decoded" },
  aborted: { zh: "被中断", en: "it was interrupted" },
  other: { zh: "无法连接", en: "cannot connect" },
};

/** After these failures, another call to the host would fail too. */
const FINAL: readonly Failure[] = ["refused", "unknown-host", "tls"];

/**
 * Checks with calls without a session that a backend responds at the main host. Throws SetupError with one clear line
 * if nothing responds, or the response is not JSON. If only selected operations do not respond, their probes report it.
 */
export async function checkReachable(run: PreflightRun, operations: readonly Operation[]): Promise<void> {
  await learnUnknownPath(run, operations);
  const witnesses = witnessesOf(operations);
  const failures: HttpResponse[] = [];
  let notJson: HttpResponse | undefined;
  for (const operation of witnesses) {
    const response = await look(run, operation);
    if (response.failure) {
      failures.push(response);
      if (FINAL.includes(response.failure)) break;
      // Waiting for the timeout of each of the others would take minutes.
      if (await isAnybodyThere(run, [...witnesses, ...witnessesOf(run.contract.operations)], operation))
        return;
      break;
    }
    const json = jsonOf(response);
    if (typeof json === "object" && json !== null && ("code" in json || "message" in json)) return;
    notJson = response;
  }
  const [failed] = failures;
  if (failed?.failure) throw unreachable(run.options.baseUrl, failed.failure, failed.detail);
  if (notJson) throw foreign(run.options.baseUrl, notJson);
}

/** Records the response to a path that does not exist, so that it is not mistaken for an operation's response. */
async function learnUnknownPath(run: PreflightRun, operations: readonly Operation[]): Promise<void> {
  const hosts = Map.groupBy(operations, ({ host }) => host);
  for (const [host, [operation]] of hosts) {
    const address = run.caller.addressOf(host);
    if (address === undefined || !operation) continue;
    const { response } = await run.caller.open(
      operation,
      `${address}/api/conformance/no_such_path`,
      "visitor",
    );
    run.presence.learnUnknownPath(response);
  }
}

/** True if any of these calls, sent in parallel, gets a complete response of any kind. */
async function isAnybodyThere(
  run: PreflightRun,
  witnesses: readonly Operation[],
  except: Operation,
): Promise<boolean> {
  const others = [...new Set(witnesses)].filter((operation) => operation !== except).slice(0, TRIES);
  const responses = await Promise.all(others.map((operation) => look(run, operation)));
  return responses.some(({ failure }) => failure === undefined);
}

async function look(run: PreflightRun, operation: Operation): Promise<HttpResponse> {
  const path = Object.fromEntries(operation.parameters.map(({ name }) => [name, "1"]));
  const { response } = await run.caller.ask(
    operation,
    { path, query: {}, body: undefined },
    { actor: "visitor" },
  );
  return response;
}

const witnessesOf = (operations: readonly Operation[]): Operation[] =>
  operations.filter(({ host, writes }) => host === "main" && !writes).toSorted((a, b) => cost(a) - cost(b));

/** Public calls without parameters first. */
const cost = ({ needsSession, parameters, body }: Operation) =>
  Number(needsSession) + parameters.length + (body ? 10 : 0);

function unreachable(url: string, failure: Failure, detail: string): SetupError {
  const words = FAILURES[failure];
  const said = detail.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_DETAIL);
  return new SetupError({
    zh: `无法判断 ${url}：${words.zh}（${said}）`,
    en: `cannot judge ${url}: ${words.en} (${said})`,
  });
}

function foreign(url: string, { status, headers }: HttpResponse): SetupError {
  const { location } = headers;
  if (location !== undefined)
    return new SetupError({
      zh: `${url} 用 ${status} 转向 ${location}；请直接给出最终地址（本命令不跟随重定向）`,
      en: `${url} redirects (${status}) to ${location}; name the final address (redirects are not followed)`,
    });
  const type = headers["content-type"] ?? "—";
  return new SetupError({
    zh: `${url} 不像是这个后端：答 ${status} ${type}，而不是带 code 的 JSON；检查地址与前缀路径`,
    en: `${url} does not look like this backend: it responds with ${status} ${type} in place of JSON with a code; check the address and its path`,
  });
}
