/** What a route says about the page around it (specification section 2). */
export type RouteHandle = {
  /** Goes before the site's title in the document title; empty shows the site's title alone. */
  title: string;
  header: "full" | "login" | "none";
  /** The search box in the header. */
  search: boolean;
  /** The cart button in the header. */
  cartButton: boolean;
  /** The step picture of the cart in the place of the search box. */
  cartStep?: 1 | 2 | 3 | 4;
  footer: boolean;
  sidebar: boolean;
  nav: boolean;
  topRightAd: boolean;
  keepAlive: boolean;
  /** False leaves the scroll position alone when the page is opened. */
  restoreScroll: boolean;
};

const ORDINARY: Omit<RouteHandle, "title"> = {
  header: "full",
  search: true,
  cartButton: true,
  footer: true,
  sidebar: true,
  nav: true,
  topRightAd: false,
  keepAlive: false,
  restoreScroll: true,
};

/** An ordinary page with the full chrome, save for what differs. */
export function page(title: string, differences: Partial<Omit<RouteHandle, "title">> = {}): RouteHandle {
  return { ...ORDINARY, ...differences, title };
}
