import type { RouteObject } from "react-router-dom";
import { page } from "#src/shared/lib/route-handle.ts";

const browse = () => import("./browse-pages.tsx");

export const routes: RouteObject[] = [
  {
    path: "/list",
    handle: page("商品列表"),
    lazy: async () => ({ Component: (await browse()).ListCardsPage }),
  },
  {
    path: "/list/table",
    handle: page("商品列表"),
    lazy: async () => ({ Component: (await browse()).ListTablePage }),
  },
  {
    path: "/list/no_image",
    handle: page("商品列表"),
    lazy: async () => ({ Component: (await browse()).ListNoImagePage }),
  },
  {
    path: "/list/info/:id",
    handle: page("商品详情"),
    lazy: async () => ({ Component: (await import("./detail-page.tsx")).DetailPage }),
  },
  {
    path: "/search",
    handle: page("商品搜索"),
    lazy: async () => ({ Component: (await browse()).SearchCardsPage }),
  },
  {
    path: "/search/table",
    handle: page("商品搜索"),
    lazy: async () => ({ Component: (await browse()).SearchTablePage }),
  },
];
