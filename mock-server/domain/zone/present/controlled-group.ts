import type { ControlledGroup } from "#generated/model/controlledGroup.ts";
import { findGoods } from "#mock/domain/goods/rules/search/goods-search.ts";
import { adImage } from "#mock/domain/home/present/ad.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { ControlledGroupRecord } from "../records.ts";
import { accessTo } from "../rules.ts";

/** A group with the access of the viewer (undefined for a visitor). */
export const presentControlledGroup = (
  state: WorldState,
  group: ControlledGroupRecord,
  viewer: UserRecord | undefined,
  origin: string,
): ControlledGroup => ({
  id: group.id,
  url: group.url,
  name: group.name,
  image: adImage(group.adId, origin),
  describe: group.describe,
  access: accessTo(state, group.url, viewer),
  goods_number: findGoods(state, { controlledGroup: group.url }).ids.length,
});
