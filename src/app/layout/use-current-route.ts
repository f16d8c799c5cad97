import { useMatches } from "react-router-dom";
import { type RouteHandle, routeHandle } from "#src/shared/lib/route-handle.ts";

const UNKNOWN = routeHandle("", "");

/** The handle of the innermost matching route. */
export function useCurrentRoute(): RouteHandle {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  return match ? (match.handle as RouteHandle) : UNKNOWN;
}
