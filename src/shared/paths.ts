import { RegistrationKind } from "#generated/enums.ts";
import type {
  ListApprovalsParams,
  ListBalanceLogParams,
  ListCashVouchersParams,
  ListCouponOffersParams,
  ListCouponsParams,
  ListFeedbackParams,
  ListGoodsParams,
  ListGroupBuysParams,
  ListInvoicesParams,
  ListOrdersParams,
  GetSpendingParams,
  ListPointsLogParams,
  ListPointsOrdersParams,
  ListVarietyRequestsParams,
} from "#generated/model/index.ts";

type Query = Record<string, string | number | undefined>;

/** The parameters of a list's call, which are those of its address. */
type QueryOf<Params> = { [K in keyof Params]?: Params[K] | undefined };

/** The address of every page. Links are built with these, never written by hand. */
export const paths = {
  home: () => "/",
  notFound: () => "/404",
  noActivity: () => "/noActivity",
  privacy: () => "/privacy",
  /** `back` is where the user goes after logging in: a path within the site. */
  login: (back?: string, way?: "sms" | "wechat") => withQuery("/login", { redirect: back, way }),

  list: (query?: QueryOf<ListGoodsParams & { coupon?: number }>) => withQuery("/list", query),
  listTable: (query?: Query) => withQuery("/list/table", query),
  listNoImage: (query?: Query) => withQuery("/list/no_image", query),
  compare: (query?: Query) => withQuery("/list/compare", query),
  goods: (id: number, query?: Query) => withQuery(`/list/info/${id}`, query),
  groupBuyGoods: (id: number, query?: Query) => withQuery(`/list/info-pt/${id}`, query),
  search: (query?: Query) => withQuery("/search", query),
  searchTable: (query?: Query) => withQuery("/search/table", query),
  freeShipping: (query?: Query) => withQuery("/yx", query),
  freeShippingTable: (query?: Query) => withQuery("/yx/table", query),
  freeShippingRule: () => "/yx/rule",
  herbal: (query?: Query) => withQuery("/zyyp", query),
  devices: (query?: Query) => withQuery("/qxzq", query),
  nearExpiry: (query?: Query) => withQuery("/jxqzc", query),

  brands: (page?: number, query?: Query) => withQuery(page && page > 1 ? `/ppzq/${page}` : "/ppzq", query),
  brand: (id: number, page?: number) => (page && page > 1 ? `/ppzq/info/${id}/${page}` : `/ppzq/info/${id}`),
  controlled: () => "/kxzq",
  controlledNew: () => "/kxzq/new",
  controlledGroup: (url: string) => `/kxzq/goods/${encodeURIComponent(url)}`,
  activities: (id?: number) => (id ? `/yjh/${id}` : "/yjh"),
  activityCenter: (ids: string, id?: number) => (id ? `/Hdzx/${ids}/${id}` : `/Hdzx/${ids}`),
  groupBuys: (query?: QueryOf<ListGroupBuysParams>) => withQuery("/ptzq", query),
  everydayPrice: (query?: Query) => withQuery("/mrtj", query),
  cashback: () => "/hb",
  welfare: (query?: Query) => withQuery("/welfare", query),
  combinations: (query?: Query) => withQuery("/zhzq", query),
  couponCenter: (query?: QueryOf<ListCouponOffersParams>) => withQuery("/lqzx", query),
  promotion: () => "/yyh",
  promotionList: () => "/yyh/list",
  combinationGroups: () => "/zhmz",
  /** The combinations of one group, or of all groups. */
  combinationGroup: (id?: number) => withQuery("/zhmz/list", { id }),
  pointsMall: (query?: Query) => withQuery("/jfsc", query),

  cart: () => "/cart",
  checkout: () => "/cart/step2",
  payOrder: (orderId: number) => `/cart/step3/${orderId}`,
  /** Payment of an order by QR code. */
  payByCode: (orderId: number) => withQuery("/cart/hm", { id: orderId }),
  paid: (orderId: number) => withQuery("/cart/step4", { id: orderId }),
  order: (orderId: number) => `/order/info/${orderId}`,
  /** The order with the return or complaint form open. */
  orderClaim: (orderId: number, kind: "return" | "after-sale") =>
    withQuery(`/order/info/${orderId}`, { apply: kind }),
  /** The order with what arrived to be ticked off. */
  receiveOrder: (orderId: number) => withQuery(`/order/info/${orderId}`, { apply: "receive" }),
  orders: (query?: QueryOf<ListOrdersParams>) => withQuery("/order", query),
  /** A printable sheet for each of these orders. */
  printOrders: (orderIds: readonly number[]) => withQuery("/order/print", { ids: orderIds.join(",") }),
  /** The papers of a shipped order, for paper. */
  printDossier: (orderId: number) => withQuery("/order/print", { dossier: orderId }),
  returns: () => "/thsh",
  returnOrder: (returnId: number) => `/order/returnInfo/${returnId}`,
  afterSale: (afterSaleId: number) => `/order/afterSalesInfo/${afterSaleId}`,
  pointsOrders: (query?: QueryOf<ListPointsOrdersParams>) => withQuery("/jfdd", query),

  member: () => "/user",
  agreement: (back?: string) => withQuery("/dzht", { redirect: back }),
  messages: (query?: Query) => withQuery("/wdxx", query),
  basicInfo: () => "/zhzx/basic",
  certificates: () => "/zhzx/zzzj",
  stores: () => "/zhzx/ddgl",
  /** Goods × stores; `fromCart` begins with the selected lines of the cart. */
  storeMatrix: (fromCart = false) => `/zhzx/ddgl?tab=matrix${fromCart ? "&from=cart" : ""}`,
  team: () => "/zhzx/cygl",
  approvals: (query?: QueryOf<ListApprovalsParams>) => withQuery("/zhzx/spgl", query),
  /** The page that an invited person opens without a login. */
  invitation: (code: string) => withQuery("/yqcy", { code }),
  addresses: () => "/zhzx/addr",
  wechatBinding: () => "/zhzx/bdwx",
  balance: (query?: QueryOf<ListBalanceLogParams>) => withQuery("/wdqb/yegl", query),
  credit: (query?: Query) => withQuery("/wdqb/zqgl", query),
  statement: (query?: Query) => withQuery("/wdqb/dzd", query),
  printStatement: (month: string) => withQuery("/wdqb/dzd/print", { month }),
  spending: (query?: QueryOf<GetSpendingParams>) => withQuery("/wdqb/cgfx", query),
  points: (query?: QueryOf<ListPointsLogParams>) => withQuery("/wdqb/jfgl", query),
  coupons: (query?: QueryOf<ListCouponsParams>) => withQuery("/wdqb/yhq", query),
  cashVouchers: (query?: QueryOf<ListCashVouchersParams>) => withQuery("/wdqb/xjq", query),

  quickPurchase: (query?: Query) => withQuery("/zzfw/kjcg", query),
  varietyRequests: (query?: QueryOf<ListVarietyRequestsParams>) => withQuery("/zzfw/pzqg", query),
  varietyRequest: (id: number) => withQuery("/zzfw/pzqg/info", { id }),
  /** The query pre-fills the form with what is known of the variety. */
  newVarietyRequest: (query?: Query) => withQuery("/zzfw/pzqg/add", query),
  favorites: (query?: Query) => withQuery("/zzfw/star", query),
  eInvoices: (query?: QueryOf<ListInvoicesParams & { tab?: "titles" }>) => withQuery("/zzfw/dzfp", query),
  feedback: (query?: QueryOf<ListFeedbackParams>) => withQuery("/zzfw/yjfk", query),

  register: () => "/register",
  /** Registration of a single company, or of a head company with its stores; steps count from 1. */
  registerStep: (kind: RegistrationKind, step: 1 | 2 | 3) =>
    kind === RegistrationKind.MultiStore ? `/register/dd/step${step}` : `/register/step${step}`,
  registerByWechat: () => "/register/wechat",
  forgotPassword: () => "/forget",
  forgotPasswordStep: (step: 1 | 2 | 3) => `/forget/step${step}`,
  /** `article` is the part after /help, such as `xrzn/hyzc`. */
  help: (article: string) => `/help/${article}`,
  /** Search results in help articles and news. */
  helpSearch: (keywords: string, page?: number) =>
    withQuery("/help/xrzn/hyzc", { q: keywords, page: page && page > 1 ? page : undefined }),
  industryNews: (query?: Query) => withQuery("/news/hy", query),
  companyNews: (query?: Query) => withQuery("/news/company", query),
  news: (id: number, type: string) => `/news/info/${id}/${type}`,
};

export function withQuery(path: string, query: Query = {}): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries as [string, string][])}` : path;
}
