/** What a route says about itself and the page around it (specification section 2). */
export type RouteHandle = {
  /** The route's name: its aliases share it, and a change of it counts as a page view. */
  name: string;
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
  /** The menu of the member centre beside the page. */
  memberMenu: boolean;
  topRightAd: boolean;
  /** The ad at the bottom of the window, which must not lie over what is being bought. */
  bottomAd: boolean;
  /** The page stays alive while it is left, so that coming back finds it as it was. */
  keepAlive: boolean;
  /** False leaves the scroll position alone when the page is opened. */
  restoreScroll: boolean;
  /** A visitor is sent to log in first. */
  forMembers: boolean;
};

/** The chrome of a page: what differs from the ordinary page with everything but the ad, or from a login-style one. */
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

/** A page of the member centre. */
export const MEMBER_PAGE = { nav: false, memberMenu: true, forMembers: true } satisfies Chrome;

/** The login-style header has no search box and no cart, unless the route asks for them. */
const LOGIN_STYLE: Chrome = { search: false, cartButton: false };

export function routeHandle(name: string, title: string, chrome: Chrome = {}): RouteHandle {
  const bare = chrome.header === "login" ? LOGIN_STYLE : {};
  return { ...ORDINARY, ...bare, ...chrome, name, title };
}
