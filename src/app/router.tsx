import { createBrowserRouter, replace } from "react-router-dom";
import { routes as cart } from "#src/routes/cart/routes.ts";
import { routes as general } from "#src/routes/general/routes.ts";
import { routes as goods } from "#src/routes/goods/routes.ts";
import { routes as help } from "#src/routes/help/routes.ts";
import { routes as order } from "#src/routes/order/routes.ts";
import { routes as register } from "#src/routes/register/routes.ts";
import { routes as selfService } from "#src/routes/self-service/routes.ts";
import { routes as user } from "#src/routes/user/routes.ts";
import { routes as wallet } from "#src/routes/wallet/routes.ts";
import { routes as zone } from "#src/routes/zone/routes.ts";
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
          ...zone,
          ...cart,
          ...order,
          ...user,
          ...wallet,
          ...selfService,
          ...register,
          ...help,
          { path: "*", Component: PageLoading, loader: () => replace(paths.notFound()) },
        ],
      },
    ],
  },
]);
