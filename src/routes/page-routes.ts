import type { ComponentType } from "react";
import { type Params, replace, type RouteObject } from "react-router-dom";
import { type Chrome, routeHandle } from "#src/shared/lib/route-handle.ts";

export type PageRoute = {
  name: string;
  path: string;
  /** Other addresses of the same page; they are not redirected. */
  aliases?: string[];
  /** Comes before the site's title; empty for pages without a title of their own. */
  title: string;
  chrome?: Chrome;
  load: () => Promise<ComponentType>;
};

/** Converts a part of the route table into React Router's route objects. */
export function pageRoutes(pages: PageRoute[]): RouteObject[] {
  return pages.flatMap(({ name, path, aliases = [], title, chrome, load }) =>
    [path, ...aliases].map((address) => ({
      path: address,
      handle: routeHandle(name, title, chrome),
      lazy: async () => ({ Component: await load() }),
    })),
  );
}

/** A redirect that keeps the query string. */
export function redirectRoute(path: string, to: string | ((params: Params) => string)): RouteObject {
  return {
    path,
    // React Router requires a component, though this route redirects before anything renders.
    Component: Nothing,
    loader: ({ params, request }) => {
      const target = typeof to === "string" ? to : to(params);
      const { search } = new URL(request.url);
      return replace(target.includes("?") ? target : target + search);
    },
  };
}

/**
 * Redirects to pages below `parent` from their addresses without it: the specification lists children such as /yegl,
 * and does not say that they lie below /wdqb.
 */
export function withoutParent(parent: string, pages: readonly RouteObject[]): RouteObject[] {
  const addresses = pages.flatMap(({ path }) => path ?? []);
  return addresses
    .filter((address) => address.startsWith(`${parent}/`))
    .map((address) => [address.slice(parent.length), address] as const)
    .filter(([short]) => !addresses.includes(short))
    .map(([short, address]) => redirectRoute(short, address));
}

function Nothing() {
  return null;
}
