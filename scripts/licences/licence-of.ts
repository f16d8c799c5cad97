export const NONE = "none stated";

/**
 * The licence that a package.json states, as an SPDX expression; also of the forms that npm no longer accepts:
 * `{ type }`, or a list of them.
 */
export function licenceOf(stated: unknown): string {
  if (typeof stated === "string") return stated.trim() || NONE;
  if (Array.isArray(stated)) return stated.map(licenceOf).join(" OR ") || NONE;
  if (typeof stated === "object" && stated !== null && "type" in stated) return licenceOf(stated.type);
  return NONE;
}
