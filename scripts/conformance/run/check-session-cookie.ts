import { same } from "../../api-client/checks/finding.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import type { AnyFinding } from "../rules/rules.ts";

/**
 * The cookie of a session cannot be read by scripts, is not sent by other sites' pages, and on https only over it. One
 * that is being deleted holds nothing.
 */
export function checkSessionCookie({ call, response }: Exchange, name: string | undefined): AnyFinding[] {
  const cookie = response.cookies.find((each) => each.slice(0, each.indexOf("=")).trim() === name);
  if (cookie === undefined || name === undefined) return [];
  const [pair = "", ...parts] = cookie.split(";").map((part) => part.trim());
  if (pair.slice(pair.indexOf("=") + 1) === "") return [];
  const attributes = new Map(
    parts.map((part) => {
      const [key = "", value = ""] = part.toLowerCase().split("=");
      return [key.trim(), value.trim()];
    }),
  );
  const isSecure = attributes.has("secure");
  const site = attributes.get("samesite") ?? "";
  const demands: readonly [attribute: string, holds: boolean][] = [
    ["HttpOnly", attributes.has("httponly")],
    ["SameSite", ["lax", "strict"].includes(site) || (site === "none" && isSecure)],
    ["Secure", isSecure || !call.url.startsWith("https:")],
  ];
  return demands
    .filter(([, holds]) => !holds)
    .map(([attribute]) => ({
      rule: "cookie-flags",
      place: attribute,
      expected: same(attribute === "SameSite" ? "SameSite=Lax" : attribute),
      seen: same([`${name}=…`, ...parts].join("; ")),
    }));
}
