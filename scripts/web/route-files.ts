import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { RouteObject } from "react-router-dom";
import type { findLazyArea } from "#src/routes/lazy-routes.ts";
import type { RouteHandle } from "#src/shared/lib/route-handle.ts";

/** A page's route: its path, its name, the file with its component, and whether it has the prerendered header. */
export type RouteFile = { path: string; name: string; page: string; isFramed: boolean };

const ROUTES = join(import.meta.dirname, "../../src/routes");

/**
 * The file of each page on the way to a purchase, read from the route table itself: its imports of components get
 * modules whose exports are functions that return the path of the file.
 */
export async function listRouteFiles(): Promise<RouteFile[]> {
  const hooks = registerHooks({
    load(url, context, nextLoad) {
      if (!url.endsWith(".tsx")) return nextLoad(url, context);
      const file = fileURLToPath(url);
      const names = readFileSync(file, "utf8").matchAll(/^export (?:function|const) (\w+)/gm);
      const lines = [...names].map(([, name]) => `export const ${name} = () => ${JSON.stringify(file)};`);
      return { format: "module", source: lines.join("\n"), shortCircuit: true };
    },
  });
  // By a computed address: Vite bundles what its configuration imports, and would follow the table into every page.
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(ROUTES, file)).href);
  try {
    const { findLazyArea: find } = (await load("lazy-routes.ts")) as { findLazyArea: typeof findLazyArea };
    const found: RouteFile[] = [];
    for (const table of globSync("*/routes.ts", { cwd: ROUTES }).toSorted()) {
      const { routes } = (await load(table)) as { routes: RouteObject[] };
      for (const { path, handle, lazy } of routes) {
        // The rest of the table comes only when it is needed.
        if (!path || typeof lazy !== "function" || find(path)) continue;
        const { Component } = (await lazy()) as { Component: (() => string) | string };
        // The route table has already called the functions that create components of a kind.
        const page = typeof Component === "function" ? Component() : Component;
        if (typeof page !== "string") throw new Error(`${path}: its component is in no file of its own`);
        const { name, header, nav, search } = handle as RouteHandle;
        found.push({ path, name, page, isFramed: header === "full" && nav && search });
      }
    }
    return found;
  } finally {
    hooks.deregister();
  }
}
