import type { OperationId } from "#generated/operations.ts";

/**
 * The position of each page's largest picture, by the name of the route: the call, and the path to the URL in its
 * response.
 */
export const firstPictures: Readonly<Record<string, readonly [OperationId, at: string]>> = {
  home: ["listFocusBanners", "data.0.image"],
  login: ["listLoginAds", "data.0.image"],
  list_index: ["listGoods", "data.list.0.goods_image.0.list_url"],
  list_info: ["getGoodsDetail", "data.goods.goods_image.0.url"],
};
