import { same } from "../../api-client/checks/finding.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import type { Words } from "../../api-client/words.ts";
import type { Run } from "../run/run.ts";
import type { Probe, ProbeRun } from "./probe.ts";

type CorsRun = ProbeRun & Pick<Run, "options" | "caller" | "presence" | "sessions">;

const ELSEWHERE = "https://conformance.invalid";
const SHOP_PAGE: Words = { zh: "由商城页面（--origin）读取", en: "read by a page of the shop (--origin)" };
const VISITOR: Words = { zh: "由商城页面读取，未登录", en: "read by a page of the shop, without a session" };
const FOREIGN_PAGE: Words = { zh: "由其他网站的页面读取", en: "read by a page of another site" };

/** A value of the headers that decide what pages may do; empty without it. */
export const allowedBy = ({ response }: Exchange, name: string): string =>
  response.headers[`access-control-allow-${name}`]?.trim() ?? "";

/** Responses of reading operations are readable for the shop's pages, errors too, and for no others. */
export const probeCors: Probe<CorsRun> = async (run, operation, base) => {
  const { origin } = run.options;
  const address = run.caller.addressOf(operation.host);
  if (origin === undefined || address === undefined || new URL(address).origin === origin) return;
  if (operation.guarded || !base || !run.presence.isPresent(operation)) return;
  const ask = (page: string, site: string, actor?: "visitor") =>
    run.caller.ask(operation, base.input, {
      sentBy: { origin: page, "sec-fetch-site": site },
      ...(actor && { actor }),
    });
  expectReadable(run, await ask(origin, "same-site"), origin, SHOP_PAGE);
  if (operation.needsSession) expectReadable(run, await ask(origin, "same-site", "visitor"), origin, VISITOR);
  const foreign = await ask(ELSEWHERE, "cross-site");
  if (allowedBy(foreign, "origin") !== ELSEWHERE || allowedBy(foreign, "credentials") !== "true") return;
  const expected = { zh: "不带 access-control-allow-origin", en: "no access-control-allow-origin" };
  const seen = same(`access-control-allow-origin: ${ELSEWHERE}`);
  run.recorder.add(foreign, { rule: "cors-for-anyone", place: "", expected, seen }, FOREIGN_PAGE);
};

/** A response names the shop's origin, not `*`, which browsers refuse where cookies are sent, and allows cookies. */
export function expectReadable(
  { recorder }: Pick<Run, "recorder">,
  exchange: Exchange,
  shop: string,
  probe: Words,
): void {
  if (exchange.response.failure !== undefined) return;
  const [origin, credentials] = [allowedBy(exchange, "origin"), allowedBy(exchange, "credentials")];
  const found = (name: string, expected: string, seen: string) =>
    recorder.add(
      exchange,
      {
        rule: "cors-refused",
        place: `access-control-allow-${name}`,
        expected: same(expected),
        seen: same(`${seen || "—"} (HTTP ${exchange.response.status})`),
      },
      probe,
    );
  if (origin !== shop) found("origin", shop, origin);
  else if (credentials !== "true") found("credentials", "true", credentials);
}
