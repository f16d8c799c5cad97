/** The properties that a route declares about itself and its layout (specification section 2). */
export type RouteHandle = {
  /** The route's name, shared by its aliases; a change of it counts as a page view. */
  name: string;
  /** Comes before the site's title in the document title; empty shows the site's title alone. */
  title: string;
  header: "full" | "login" | "none";
  search: boolean;
  cartButton: boolean;
  /** The progress of the purchase instead of the search box. */
  cartStep?: 1 | 2 | 3 | 4;
  footer: boolean;
  sidebar: boolean;
  nav: boolean;
  memberMenu: boolean;
  topRightAd: boolean;
  /** The ad at the bottom of the window, which must not cover a purchase. */
  bottomAd: boolean;
  /** Keeps the page mounted after it is left, so that it is unchanged on return. */
  keepAlive: boolean;
  /** False begins at the top of the page also on back and forward, as an outcome does. */
  restoreScroll: boolean;
  /** Visitors are redirected to the login. */
  forMembers: boolean;
};

/**
 * The layout of a page, as differences from an ordinary page with everything but the bottom ad, or from a login-style
 * page.
 */
export type Chrome = Partial<Omit<RouteHandle, "name" | "title">>;

const ORDINARY: Omit<RouteHandle, "name" | "title"> = {
  header: "full",
  search: true,
  cartButton: true,
  footer: true,
  sidebar: true,
  nav: true,
  memberMenu: false,
  topRightAd: false,
  bottomAd: false,
  keepAlive: false,
  restoreScroll: true,
  forMembers: false,
};

export const MEMBER_PAGE = { nav: false, memberMenu: true, forMembers: true } satisfies Chrome;

/** The login-style header has no search box and no cart, unless the route requests them. */
const LOGIN_STYLE: Chrome = { search: false, cartButton: false };

export function routeHandle(name: string, title: string, chrome: Chrome = {}): RouteHandle {
  const bare = chrome.header === "login" ? LOGIN_STYLE : {};
  return { ...ORDINARY, ...bare, ...chrome, name, title };
}
