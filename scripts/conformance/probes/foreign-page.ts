import { same } from "../../api-client/checks/finding.ts";
import { KEY_HEADER, type Operation } from "../../api-client/contract/operation.ts";
import { type Base, exampleInput } from "../../api-client/generate/base-input.ts";
import { type Actor, type Exchange, isSuccess } from "../../api-client/http/exchange.ts";
import { REQUESTED_WITH } from "../../api-client/request/write-call.ts";
import type { Words } from "../../api-client/words.ts";
import type { Run } from "../run/run.ts";
import { allowedBy, expectReadable } from "./cors.ts";
import { endsSession, isDestructive } from "./effects.ts";
import { type Probe, type ProbeRun, isBroken } from "./probe.ts";

type PageRun = ProbeRun & Pick<Run, "options" | "caller">;
type Headers = Readonly<Record<string, string>>;
type Case = { readonly name: string; readonly probe: Words; readonly sentBy: Headers };

const ELSEWHERE = "https://conformance.invalid";
const SHOP_PAGE: Words = { zh: "由商城页面（--origin）发出", en: "sent by a page of the shop (--origin)" };
/** A preflight need not name these methods. */
const SAFELISTED: readonly string[] = ["get", "head", "post"];
const NO_PREFLIGHT: Words = {
  zh: "其他网站的预检请求",
  en: "a preflight from another site",
};
const PREFLIGHT: Words = {
  zh: "商城页面（--origin）的预检请求",
  en: "a preflight from a page of the shop (--origin)",
};

/**
 * An operation that changes something, or is no GET, is refused for pages of other sites, and works for those of the
 * shop (`info.description` of the contract). Without harm: what could end or delete something is called as a visitor,
 * and must be refused with 403 all the same, since the page is judged before the session.
 */
export const probeForeignPage: Probe<PageRun> = async (run, operation, base) => {
  const { origin, only } = run.options;
  const address = run.caller.addressOf(operation.host);
  if (origin === undefined || only === "documented" || !operation.guarded || address === undefined) return;
  const input = base?.input ?? exampleInput(operation);
  const actor: Actor = isDestructive(operation) || endsSession(operation) ? "visitor" : "buyer";
  const call = (sentBy: Headers, probe: Words) =>
    run.tester.call(operation, input, probe, { actor, sentBy, isTransient: true });
  for (const { name, probe, sentBy } of foreignCases(operation, new URL(address), origin)) {
    const exchange = await call(sentBy, probe);
    const { response } = exchange;
    if (isSuccess(response))
      run.recorder.unexpected(exchange, "foreign-page-accepted", name, same("403"), probe);
    else if (response.status !== 403 && response.status !== 429 && !isBroken(operation, response))
      run.recorder.unexpected(exchange, "foreign-page-status", name, same("403"), probe);
  }
  const plain = await call(REQUESTED_WITH, SHOP_PAGE);
  // Any value of the header will do.
  const sentBy = { "x-requested-with": "conformance", origin, "sec-fetch-site": "same-site" };
  const allowed = await call(sentBy, SHOP_PAGE);
  if (allowed.response.status === 403 && plain.response.status !== 403) {
    const expected = same(`HTTP ${plain.response.status}`);
    run.recorder.unexpected(allowed, "own-page-refused", "", expected, SHOP_PAGE);
  }
  if (new URL(address).origin === origin) return;
  expectReadable(run, allowed, origin, SHOP_PAGE);
  await probePreflight(run, operation, input, origin);
};

/** Pages that are not the shop's, as browsers name them. */
function foreignCases(operation: Operation, { protocol, hostname, port }: URL, shop: string): Case[] {
  const taken = new Set([port, new URL(shop).port]);
  const free = ["9999", "9998", "9997"].find((each) => !taken.has(each)) ?? "";
  const cases: Case[] = [
    {
      name: "cross-site",
      probe: { zh: "由其他网站的表单发出", en: "sent by a form of another site" },
      sentBy: { origin: ELSEWHERE, "sec-fetch-site": "cross-site" },
    },
    {
      name: "same-site",
      probe: { zh: "由同站其他端口的表单发出", en: "sent by a form of the same site on another port" },
      sentBy: { origin: `${protocol}//${hostname}:${free}`, "sec-fetch-site": "same-site" },
    },
    {
      name: "null",
      probe: {
        zh: "由没有来源的页面（沙箱框架）发出",
        en: "sent by a page without an origin, as in a sandbox",
      },
      sentBy: { origin: "null", "sec-fetch-site": "cross-site" },
    },
  ];
  if (operation.method !== "GET") return cases;
  const link = { zh: "由其他网站的链接打开", en: "opened by a link of another site" };
  const old = { zh: "由旧浏览器中的链接打开", en: "opened by a link in an old browser" };
  return [
    ...cases,
    {
      name: "link",
      probe: link,
      sentBy: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    },
    { name: "old-link", probe: old, sentBy: {} },
  ];
}

/** The shop's pages are allowed the header, with cookies; those of other sites are not. */
async function probePreflight(
  run: PageRun,
  operation: Operation,
  { path, query }: Base["input"],
  shop: string,
): Promise<void> {
  const needed = ["x-requested-with", ...(operation.isKeyed ? [KEY_HEADER] : [])];
  const ask = (origin: string, probe: Words): Promise<Exchange> =>
    run.tester.call(operation, { path, query, body: undefined }, probe, {
      actor: "visitor",
      method: "OPTIONS",
      sentBy: {
        origin,
        "access-control-request-method": operation.method,
        "access-control-request-headers": needed.join(","),
      },
    });
  const allowed = await ask(shop, PREFLIGHT);
  const listed = (name: string) =>
    allowedBy(allowed, name)
      .toLowerCase()
      .split(/\s*,\s*/);
  const method = operation.method.toLowerCase();
  const demands: readonly [name: string, holds: boolean, value: string][] = [
    ["origin", allowedBy(allowed, "origin") === shop, shop],
    ["credentials", allowedBy(allowed, "credentials") === "true", "true"],
    ["headers", needed.every((name) => listed("headers").includes(name)), needed.join(", ")],
    // With cookies, `*` is a method of that name.
    ["methods", SAFELISTED.includes(method) || listed("methods").includes(method), operation.method],
  ];
  const [wrong] = demands.filter(([, holds]) => !holds);
  if (wrong) {
    const header = `access-control-allow-${wrong[0]}`;
    const seen = same(`HTTP ${allowed.response.status}, ${header}: ${allowedBy(allowed, wrong[0]) || "—"}`);
    const expected = same(`${header}: ${wrong[2]}`);
    run.recorder.add(allowed, { rule: "preflight-refused", place: header, expected, seen }, PREFLIGHT);
  }
  const foreign = await ask(ELSEWHERE, NO_PREFLIGHT);
  const expected = { zh: "不带 access-control-allow-origin", en: "no access-control-allow-origin" };
  if ([ELSEWHERE, "*"].includes(allowedBy(foreign, "origin")))
    run.recorder.unexpected(foreign, "preflight-for-anyone", "", expected, NO_PREFLIGHT);
}
