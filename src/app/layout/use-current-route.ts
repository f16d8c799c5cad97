import { useLocation, useMatches } from "react-router-dom";
import { type RouteHandle, routeHandle } from "#src/shared/lib/route-handle.ts";

const UNKNOWN = routeHandle("", "");

/**
 * What the innermost route says of itself. While the route table is on its way the router names whichever route begins
 * like the address, such as the home page: that one says nothing about the page to come.
 */
export function useCurrentRoute(): RouteHandle {
  const { pathname } = useLocation();
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  return match && depthOf(match.pathname) === depthOf(pathname) ? (match.handle as RouteHandle) : UNKNOWN;
}

function depthOf(pathname: string): number {
  return pathname.split("/").filter(Boolean).length;
}
