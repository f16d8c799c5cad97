import { createBrowserRouter, matchRoutes, replace } from "react-router-dom";
import { routes as cart } from "#src/routes/cart/routes.ts";
import { routes as general } from "#src/routes/general/routes.ts";
import { routes as goods } from "#src/routes/goods/routes.ts";
import { paths } from "#src/shared/paths.ts";
import { CrashContent } from "./layout/crash-content.tsx";
import { PageLoading } from "./layout/page-loading.tsx";
import { Shell } from "./layout/shell.tsx";

const PAGES = "pages";

/** The way to a purchase; the rest of the route table comes with the first address that is not in here. */
const first = [...general, ...goods, ...cart];
let isWhole = false;

export const router = createBrowserRouter(
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
            { path: "*", Component: PageLoading, loader: () => replace(paths.notFound()) },
          ],
        },
      ],
    },
  ],
  {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (isWhole || matchRoutes(first, path)) return;
      const { routes } = await import("#src/routes/late-routes.ts");
      patch(PAGES, routes);
      isWhole = true;
    },
  },
);
