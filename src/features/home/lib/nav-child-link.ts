import type { NavItem } from "#generated/model/index.ts";
import { readLink } from "#src/shared/lib/read-link.ts";

/** A sub-entry has only an id: it opens its parent's page, filtered by it like a category. */
export function navChildLink({ url }: NavItem, childId: number): string {
  const link = readLink(url);
  if (link.kind !== "route") return url;
  const separator = link.to.includes("?") ? "&" : "?";
  return `${link.to}${separator}select=${childId}`;
}
