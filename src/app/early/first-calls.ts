import type { OperationId } from "#generated/operations.ts";

/** What a page needs first. */
export type FirstNeeds = {
  /** By operation, with the parameters of the query string. Those of the path come from the page's address. */
  calls: { readonly [id in OperationId]?: Readonly<Record<string, string | number>> };
  /** Where the answer of the first call has the page's largest picture. */
  picture?: string;
};

/** What the header of most pages asks for. */
const HEADER = { getCurrentUser: {}, getCommonData: {}, listTopAds: {} } as const;

/**
 * The first calls of the pages on which a visit begins, by the name of their route, most urgent first: `index.html`
 * makes them before the scripts have come (begin.ts). Only what the page asks for in any case, and only while its address
 * has no query string; tests/journeys/early.spec.ts sees each of them taken over.
 */
export const firstCalls: Readonly<Record<string, FirstNeeds>> = {
  home: { calls: { listFocusBanners: {}, ...HEADER }, picture: "data.0.image" },
  login: { calls: { listLoginAds: {}, getCommonData: {} }, picture: "data.0.image" },
  list_index: { calls: { listGoods: {}, ...HEADER }, picture: "data.list.0.goods_image.0.list_url" },
  list_table: { calls: { listGoods: {}, ...HEADER } },
  list_no_image: { calls: { listGoods: {}, ...HEADER } },
  list_info: { calls: { getGoodsDetail: {}, ...HEADER }, picture: "data.goods.goods_image.0.url" },
  cart_step1: { calls: { getCurrentUser: {}, listCartLines: { filters: 99999, new: 1 }, getCommonData: {} } },
};
