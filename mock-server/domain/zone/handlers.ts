import type { ApplyControlledAccessBody } from "#generated/model/applyControlledAccessBody.ts";
import type { ListControlledAdsParams } from "#generated/model/listControlledAdsParams.ts";
import { buyerOf, type Handler, type HandlerRequest, ok, viewerOf } from "#mock/domain/common/handler.ts";
import { notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { presentAdsAt, presentAds } from "#mock/domain/home/present/ad.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { applyForAccess } from "./commands.ts";
import { presentBrand, presentBrandDetail } from "./present/brand.ts";
import { presentControlledGroup } from "./present/controlled-group.ts";
import type { ControlledGroupRecord } from "./records.ts";
import { findGroup, openGroups } from "./rules.ts";

/** The maximum number of brands on a page. */
const BRANDS = 500;

export const getBrandZone: Handler = ({ origin }, state) =>
  ok({
    banners: presentAdsAt(state, "brandZone", origin),
    brands: state.seed.brands.slice(0, BRANDS).map((brand) => presentBrand(brand, origin)),
  });

export const getBrandDetail: Handler<{ path: { id: number } }> = ({ path, origin }, state) => {
  const brand = state.seed.brands[path.id - 1];
  if (!brand) throw notFound("品牌不存在或已下架，请返回品牌专区", SHOP_RULES.exists);
  return ok(presentBrandDetail(state, brand, origin));
};

const zone = (request: HandlerRequest, state: WorldState, groups: readonly ControlledGroupRecord[]) =>
  ok({
    banners: presentAdsAt(state, "controlledZone", request.origin),
    groups: groups.map((group) =>
      presentControlledGroup(state, group, viewerOf(request, state), request.origin),
    ),
  });

export const getControlledZone: Handler = (request, state) => zone(request, state, openGroups(state));

export const getNewControlledZone: Handler = (request, state) =>
  zone(request, state, openGroups(state).toReversed());

export const listControlledAds: Handler<{ query: ListControlledAdsParams }> = ({ query, origin }, state) =>
  ok(
    query.ids === undefined
      ? presentAdsAt(state, "controlledZone", origin)
      : presentAds(state, query.ids.split(",").map(Number), origin).slice(0, 50),
  );

const groupOf = (state: WorldState, url: string): ControlledGroupRecord => {
  const group = findGroup(state, url);
  if (!group) throw notFound("控销分组不存在或已下架，请返回控销专区", SHOP_RULES.exists);
  return group;
};

export const getControlledGroup: Handler<{ path: { group: string } }> = (request, state) =>
  ok(
    presentControlledGroup(
      state,
      groupOf(state, request.path.group),
      viewerOf(request, state),
      request.origin,
    ),
  );

export const applyControlledAccess: Handler<{ path: { group: string }; body: ApplyControlledAccessBody }> = (
  request,
  state,
) => {
  const user = buyerOf(request, state);
  const group = groupOf(state, request.path.group);
  applyForAccess(state, user, group, request.body.remark ?? "");
  return ok(presentControlledGroup(state, group, user, request.origin));
};
