import { useMatches } from "react-router-dom";
import { page, type RouteHandle } from "#src/shared/lib/route-handle.ts";

const UNKNOWN = page("");

export type CurrentRoute = { id: string; handle: RouteHandle };

/** The innermost route that says what page it is. `id` stays the same while only parameters or the query change. */
export function useCurrentRoute(): CurrentRoute {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  return match ? { id: match.id, handle: match.handle as RouteHandle } : { id: "", handle: UNKNOWN };
}
