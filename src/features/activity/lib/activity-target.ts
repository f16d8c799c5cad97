import { readLink } from "#src/shared/lib/read-link.ts";

/** The path below /activity, from the query of /loading/activity: `winter/cold`. Empty if there is none. */
export function activityAddress(query: URLSearchParams): string {
  return ["url", "url1", "url2"].flatMap((name) => query.get(name) ?? []).join("/");
}

/**
 * The page of the shop an activity's address leads to. Never another site, whatever the response says, and never back
 * to the resolving page, which would loop.
 */
export function activityTarget(url: string): string | undefined {
  const link = readLink(url);
  if (link.kind !== "route" || /^\/(activity|loading)(?=[/?#]|$)/i.test(link.to)) return undefined;
  return link.to;
}
