/** The core of the shop: the journeys for a change that can affect every page. */
export const SMOKE = ["purchase", "mock-kit"];

/**
 * The journeys of an area, by the name of its folder in src/entities, src/features, src/routes, mock-server/domain and
 * api-spec/paths. The most relevant come first; journeys that merely pass through an area are not listed.
 */
export const JOURNEYS_BY_AREA: Readonly<Record<string, readonly string[]>> = {
  activity: ["zones-a", "zones-b"],
  address: ["checkout"],
  "after-sale": ["orders"],
  agreement: ["checkout"],
  article: ["help"],
  cart: ["cart", "purchase", "cart-changes"],
  certificate: ["account"],
  chat: ["chat", "help", "chrome"],
  coupon: ["zones-b", "wallet"],
  draw: ["chrome"],
  favorite: ["list"],
  feedback: ["help"],
  general: ["home", "login"],
  goods: ["list", "detail", "barcode", "compare"],
  help: ["help"],
  home: ["home"],
  invoice: ["orders", "finance"],
  layout: ["header", "chrome", "timing", "tabs"],
  message: ["account"],
  news: ["help"],
  order: ["orders", "checkout"],
  panel: ["panel", "panel-look", "mock-tls"],
  password: ["login"],
  payment: ["payment", "purchase"],
  plan: ["plan-import"],
  points: ["wallet"],
  quality: ["orders"],
  "quick-purchase": ["self-service", "plan-import", "store-matrix"],
  reference: ["reference"],
  register: ["register"],
  search: ["header", "barcode"],
  "self-service": ["self-service"],
  shared: ["faults", "offline", "storage"],
  store: ["account", "store-matrix"],
  upload: ["register"],
  user: ["account", "login", "tabs"],
  variety: ["self-service", "plan-import"],
  wallet: ["wallet", "finance"],
  wechat: ["login"],
  zone: ["zones-a", "zones-b"],
};

/** Journeys across all areas, by page or by fault: they run only with the full test suite. */
export const ACROSS_AREAS = [
  "accessibility",
  "axe",
  "broken-answers",
  "documented",
  "early",
  "errors-act",
  "errors-load",
  "focus",
  "foreign-pages",
  "long-names",
  "old-browsers",
  "overlays",
  "routes",
  "small-windows",
  "steady",
  "steps-back",
];
