type Query = Record<string, string | number | undefined>;

/** Where every page lives. A link is written with these, never by hand. */
export const paths = {
  home: () => "/",
  /** `back` is where the user goes after logging in: a path inside the site. */
  login: (back?: string) => withQuery("/login", { redirect: back }),
  list: (query?: Query) => withQuery("/list", query),
  listTable: (query?: Query) => withQuery("/list/table", query),
  listNoImage: (query?: Query) => withQuery("/list/no_image", query),
  goods: (id: number, query?: Query) => withQuery(`/list/info/${id}`, query),
  search: (query?: Query) => withQuery("/search", query),
  searchTable: (query?: Query) => withQuery("/search/table", query),
  cart: () => "/cart",
  checkout: () => "/cart/step2",
  payOrder: (orderId: number) => `/cart/step3/${orderId}`,
  paid: (orderId: number) => withQuery("/cart/step4", { id: orderId }),
  order: (orderId: number) => `/order/info/${orderId}`,
  orders: () => "/order",
  agreement: (back?: string) => withQuery("/dzht", { redirect: back }),
  notFound: () => "/404",
  member: () => "/user",
  favorites: () => "/zzfw/star",
  eInvoices: () => "/zzfw/dzfp",
  messages: () => "/wdxx",
  addresses: () => "/zhzx/addr",
  register: () => "/register",
  forgotPassword: () => "/forget",
  privacy: () => "/privacy",
  /** `article` is the part after /help, such as `xrzn/hyzc`. */
  help: (article: string) => `/help/${article}`,
};

function withQuery(path: string, query: Query = {}): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries as [string, string][])}` : path;
}
