import { createBrowserRouter, replace } from "react-router-dom";
import { routes as cart } from "#src/routes/cart/routes.ts";
import { routes as general } from "#src/routes/general/routes.ts";
import { routes as goods } from "#src/routes/goods/routes.ts";
import { routes as order } from "#src/routes/order/routes.ts";
import { paths } from "#src/shared/paths.ts";
import { CrashContent } from "./layout/crash-content.tsx";
import { PageLoading } from "./layout/page-loading.tsx";
import { Shell } from "./layout/shell.tsx";

export const router = createBrowserRouter([
  {
    Component: Shell,
    ErrorBoundary: CrashContent,
    children: [
      {
        // A page that crashes leaves the header and the footer standing.
        ErrorBoundary: CrashContent,
        HydrateFallback: PageLoading,
        children: [
          ...general,
          ...goods,
          ...cart,
          ...order,
          { path: "*", Component: PageLoading, loader: () => replace(paths.notFound()) },
        ],
      },
    ],
  },
]);
