import type { GoodsImage } from "#generated/model/index.ts";

/** The address of a picture at full size: that of the list where the server has no other. */
export const largePicture = (image: GoodsImage | undefined): string | undefined =>
  image?.url ?? image?.list_url;
