import { same } from "../../api-client/checks/finding.ts";
import type { Run } from "./run.ts";

/**
 * The `Allow` of a 405 names every method of the contract that the server has at that address (RFC 9110, 15.5.6): known
 * only at the end, when all were called.
 */
export function judgeAllow({
  refusedMethods,
  contract,
  presence,
  recorder,
}: Pick<Run, "refusedMethods" | "contract" | "presence" | "recorder">): void {
  for (const { exchange, probe } of refusedMethods) {
    const { operation } = exchange.call;
    const { allow = "" } = exchange.response.headers;
    const named = allow.toUpperCase().split(/\s*,\s*/);
    const samePath = contract.operations.filter(
      ({ path, host }) => path === operation.path && host === operation.host,
    );
    const missing = samePath.filter((each) => presence.isPresent(each) && !named.includes(each.method));
    if (missing.length === 0) continue;
    const expected = same(samePath.map(({ method }) => method).join(", "));
    recorder.add(
      exchange,
      {
        rule: "allow-incomplete",
        place: exchange.call.method,
        expected,
        seen: same(`allow: ${allow || "—"}`),
      },
      probe,
    );
  }
}
