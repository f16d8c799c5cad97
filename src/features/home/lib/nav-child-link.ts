import type { NavItem } from "#generated/model/index.ts";
import { readLink } from "#src/shared/lib/read-link.ts";

/** A sub-entry carries only an id: it opens the page of its parent, narrowed to it like a category. */
export function navChildLink({ url }: NavItem, childId: number): string {
  const link = readLink(url);
  if (link.kind !== "route") return url;
  const separator = link.to.includes("?") ? "&" : "?";
  return `${link.to}${separator}select=${childId}`;
}
