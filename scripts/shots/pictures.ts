import type { DocumentedRoute } from "../web/route-list.ts";

export type Size = { readonly width: number; readonly height: number };

/** One picture to take. */
export type Picture = {
  readonly path: string;
  readonly account: string;
  readonly size: Size;
  /** The file, relative to the folder of the run: `buyer-1440/cart.step2.png`. */
  readonly file: string;
};

export const VISITOR = "visitor";

/** A laptop and a phone. */
export const SIZES: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Every picture of these routes, for each account in each size (px). Visitors are led from the members' pages to the
 * login, which one picture shows.
 */
export function listPictures(
  routes: readonly DocumentedRoute[],
  accounts: readonly string[],
  sizes: readonly Size[] = SIZES,
): Picture[] {
  return routes.flatMap((route) =>
    accounts
      .filter((account) => account !== VISITOR || !route.members)
      .flatMap((account) =>
        sizes.map((size) => ({
          path: route.path,
          account,
          size,
          file: `${account}-${size.width}/${fileName(route.path)}.png`,
        })),
      ),
  );
}

/** Slashes become dots, because some addresses differ only by a slash or an underscore. */
const fileName = (path: string): string =>
  path === "/" ? "home" : path.slice(1).replaceAll("/", ".").replace("?", "~");
