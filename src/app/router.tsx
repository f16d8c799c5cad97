import { createBrowserRouter, matchRoutes, type RouteObject, replace } from "react-router-dom";
import { routes as cart } from "#src/routes/cart/routes.ts";
import { routes as general } from "#src/routes/general/routes.ts";
import { routes as goods } from "#src/routes/goods/routes.ts";
import { findLazyArea } from "#src/routes/lazy-routes.ts";
import { paths } from "#src/shared/paths.ts";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { CrashContent } from "./layout/crash-content.tsx";
import { Shell } from "./layout/shell.tsx";
import styles from "./router.module.css";

const PAGES = "pages";

/** The routes on the way to a purchase. The rest of the route table is loaded when an address needs it. */
const first = [...general, ...goods, ...cart];

type LazyArea = ReturnType<typeof findLazyArea>;

/**
 * Creates the router once the route of the opened address is loaded: an unknown route would render the wrong layout
 * first, and then jump.
 */
export async function loadRouter(): Promise<ReturnType<typeof createRouter>> {
  const area = matchRoutes(first, location.pathname) ? undefined : findLazyArea(location.pathname);
  // A failed import is retried as a navigation, which shows the error on the page.
  const late = await area?.().catch(() => undefined);
  return late ? createRouter(area, late.routes) : createRouter();
}

function createRouter(area?: LazyArea, late: RouteObject[] = []) {
  const known = new Set<LazyArea>([area, undefined]);
  return createBrowserRouter(
    [
      {
        Component: Shell,
        ErrorBoundary: CrashContent,
        children: [
          {
            id: PAGES,
            // A crashed page leaves the header and footer in place.
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
      // Otherwise the router first renders whichever route resembles the address, such as the home page.
      hydrationData: {},
      patchRoutesOnNavigation: async ({ path, patch, signal }) => {
        const next = matchRoutes(first, path) ? undefined : findLazyArea(path);
        if (known.has(next)) return;
        const { routes = [] } = (await next?.()) ?? {};
        // The router adds no routes for a navigation that another one has replaced.
        if (signal.aborted) return;
        patch(PAGES, routes);
        known.add(next);
      },
    },
  );
}

/** Placeholder for a page whose code is loading. */
function PageLoading() {
  return (
    <LoadingPage label="页面加载中">
      <div className={styles.loading} />
    </LoadingPage>
  );
}
