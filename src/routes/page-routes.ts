import type { ComponentType } from "react";
import { type Params, replace, type RouteObject } from "react-router-dom";
import { type Chrome, routeHandle } from "#src/shared/lib/route-handle.ts";

/** One page of the route table. */
export type PageRoute = {
  name: string;
  path: string;
  /** Further addresses of the same page; they stay in the address bar. */
  aliases?: string[];
  /** Goes before the site's title; empty where the page has none of its own. */
  title: string;
  chrome?: Chrome;
  load: () => Promise<ComponentType>;
};

/** The router's form of a part of the route table. */
export function pageRoutes(pages: PageRoute[]): RouteObject[] {
  return pages.flatMap(({ name, path, aliases = [], title, chrome, load }) =>
    [path, ...aliases].map((address) => ({
      path: address,
      handle: routeHandle(name, title, chrome),
      lazy: async () => ({ Component: await load() }),
    })),
  );
}

/** An address that leads on to another; the query goes along. */
export function redirectRoute(path: string, to: string | ((params: Params) => string)): RouteObject {
  return {
    path,
    // The router wants to know what it would draw, though this address leads on before anything is drawn.
    Component: Nothing,
    loader: ({ params, request }) => {
      const target = typeof to === "string" ? to : to(params);
      const { search } = new URL(request.url);
      return replace(target.includes("?") ? target : target + search);
    },
  };
}

function Nothing() {
  return null;
}
