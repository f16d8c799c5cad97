import { readLink } from "#src/shared/lib/read-link.ts";

/** The parts of an address below /activity, as the query of /loading/activity has them: `winter/cold`. Empty for none. */
export function activityAddress(query: URLSearchParams): string {
  return ["url", "url1", "url2"].flatMap((name) => query.get(name) ?? []).join("/");
}

/**
 * Where an activity's address may lead: a page of the shop. Not another site, whatever the answer says, and not back
 * to where the question came from, which would go round for ever.
 */
export function activityTarget(url: string): string | undefined {
  const link = readLink(url);
  if (link.kind !== "route" || /^\/(activity|loading)(?=[/?#]|$)/i.test(link.to)) return undefined;
  return link.to;
}
