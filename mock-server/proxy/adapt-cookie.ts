import type { Upstream } from "./upstreams.ts";

/** A browser takes cookies of these names only with Secure, which it grants to localhost. */
const NEEDS_SECURE = /^__(?:Host|Secure)-/i;

/**
 * A Set-Cookie line that a browser on http://localhost keeps and sends back to the mock: no Domain of the upstream's,
 * no Secure and what depends on it (`SameSite=None`, `Partitioned`), and a Path below the mock's root.
 */
export function adaptCookie(line: string, { prefix }: Upstream): string {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  const kept = attributes.flatMap((attribute) => adaptAttribute(attribute, pair, prefix));
  return [pair, ...kept].join("; ");
}

function adaptAttribute(attribute: string, pair: string, prefix: string): string[] {
  const [name = "", value = ""] = attribute.split("=").map((part) => part.trim());
  switch (name.toLowerCase()) {
    case "domain":
    case "partitioned":
      return [];
    case "secure":
      return NEEDS_SECURE.test(pair) ? [attribute] : [];
    case "samesite":
      return [value.toLowerCase() === "none" ? "SameSite=Lax" : attribute];
    case "path": {
      const isBelow = prefix !== "" && (value === prefix || value.startsWith(`${prefix}/`));
      return [isBelow ? `Path=${value.slice(prefix.length) || "/"}` : attribute];
    }
    default:
      return attribute === "" ? [] : [attribute];
  }
}
