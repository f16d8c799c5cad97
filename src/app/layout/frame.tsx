import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { routeHandle } from "#src/shared/lib/route-handle.ts";
import { paths } from "#src/shared/paths.ts";
import { SiteHeader } from "./header/site-header.tsx";
import styles from "./shell.module.css";

const handle = routeHandle("", "");

/**
 * The header of an ordinary page, before anything is known of who looks at it: as HTML for `index.html`, where it is
 * shown until the scripts have come (scripts/web/prerender.ts).
 */
export function renderFrame(): string {
  const element = (
    <div className={styles.root} data-sidebar={handle.sidebar || undefined}>
      <SiteHeader handle={handle} />
    </div>
  );
  const router = createMemoryRouter([{ path: "*", element, handle }], { initialEntries: [paths.list()] });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
