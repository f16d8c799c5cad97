import { createBrowserRouter, matchRoutes, type RouteObject, replace } from "react-router-dom";
import { routes as cart } from "#src/routes/cart/routes.ts";
import { routes as general } from "#src/routes/general/routes.ts";
import { routes as goods } from "#src/routes/goods/routes.ts";
import { findLateArea } from "#src/routes/late-routes.ts";
import { paths } from "#src/shared/paths.ts";
import { CrashContent } from "./layout/crash-content.tsx";
import { PageLoading } from "./layout/page-loading.tsx";
import { Shell } from "./layout/shell.tsx";

const PAGES = "pages";

/** The way to a purchase; the rest of the route table comes with the first address that is in one of its parts. */
const first = [...general, ...goods, ...cart];

type LateArea = ReturnType<typeof findLateArea>;
export type AppRouter = ReturnType<typeof createRouter>;

/**
 * Makes the router once it knows the address that was opened: the frame around a page it does not know would be the
 * wrong one, and jump.
 */
export async function loadRouter(): Promise<AppRouter> {
  const area = matchRoutes(first, location.pathname) ? undefined : findLateArea(location.pathname);
  // What cannot be fetched now is tried again as a navigation, which says so on the page.
  const late = await area?.().catch(() => undefined);
  return late ? createRouter(area, late.routes) : createRouter();
}

function createRouter(area?: LateArea, late: RouteObject[] = []) {
  const known = new Set<LateArea>([area, undefined]);
  return createBrowserRouter(
    [
      {
        Component: Shell,
        ErrorBoundary: CrashContent,
        children: [
          {
            id: PAGES,
            // A page that crashes leaves the header and the footer standing.
            ErrorBoundary: CrashContent,
            HydrateFallback: PageLoading,
            children: [
              ...first,
              ...late,
              { path: "*", Component: PageLoading, loader: () => replace(paths.notFound()) },
            ],
          },
        ],
      },
    ],
    {
      // Without it the router begins with whichever route is like the address, such as the home page.
      hydrationData: {},
      patchRoutesOnNavigation: async ({ path, patch }) => {
        const next = matchRoutes(first, path) ? undefined : findLateArea(path);
        if (known.has(next)) return;
        patch(PAGES, (await next?.())?.routes ?? []);
        known.add(next);
      },
    },
  );
}
