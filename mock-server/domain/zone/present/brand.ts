import type { Brand } from "#generated/model/brand.ts";
import type { BrandDetail } from "#generated/model/brandDetail.ts";
import type { BrandRecord, GoodsKind } from "#mock/domain/goods/records.ts";
import { findGoods } from "#mock/domain/goods/rules/search/goods-search.ts";
import { presentAdsAt } from "#mock/domain/home/present/ad.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatCount } from "#mock/world/money.ts";

export const presentBrand = ({ id, name }: BrandRecord, origin: string): Brand => ({
  id,
  name,
  image: `${origin}/images/brands/${id}.svg`,
});

const TRADES: Readonly<Record<GoodsKind, string>> = {
  western: "化学药制剂",
  patent: "中成药",
  herbal: "中药饮片",
  device: "医疗器械与卫生材料",
  health: "维生素与营养补充产品",
};

/** A brand with its banners; its goods are listed by `brand_id`. */
export function presentBrandDetail(state: WorldState, brand: BrandRecord, origin: string): BrandDetail {
  const maker = state.seed.makers[brand.makerId - 1];
  const number = findGoods(state, { brandId: brand.id }).ids.length;
  const trade = maker ? TRADES[maker.kind] : "药品";
  return {
    brand: presentBrand(brand, origin),
    describe:
      `${brand.name}是${maker?.name ?? "厂家"}旗下品牌，主营${trade}。企业通过药品生产质量管理规范检查，` +
      `出厂批批检验，产品可凭追溯码查询流向。本站由厂家直供，现有 ${formatCount(number)} 个品规，质检报告可在线查询。`,
    banners: presentAdsAt(state, "brandZone", origin),
    goods_number: number,
  };
}
