import type { GetGoodsDetailParams } from "#generated/model/index.ts";
export function GoodsDetailView(_props: { id: number; offer: GetGoodsDetailParams }) {
  return null;
}
