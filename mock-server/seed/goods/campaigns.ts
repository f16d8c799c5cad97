import { terms } from "#generated/terms.ts";
import type { GroupBuyRecord } from "#mock/domain/activity/records.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { SPIKE_TIMES, WELFARE_PERIOD } from "#mock/domain/goods/rules/spike-times.ts";
import type { Campaigns } from "#mock/domain/seed.ts";
import type { ControlledGroupRecord } from "#mock/domain/zone/records.ts";

export function buildCampaigns(
  goods: readonly GoodsRecord[],
  groups: readonly ControlledGroupRecord[],
): Campaigns {
  const byGroup = collect(goods, ({ controlled_group: group }) => group || undefined);
  const timesOf = ({ timed }: GoodsRecord) => timed?.times;
  const bySession = collect(goods, (item) => {
    const times = timesOf(item);
    return times?.kind === "spike" ? times.session : undefined;
  });
  const everydayPrices = collect(goods, (item) => {
    const times = timesOf(item);
    return times?.kind === "everyday" ? times.weekday : undefined;
  });
  const welfare = collect(goods, (item) => (timesOf(item)?.kind === "welfare" ? "welfare" : undefined));
  return {
    controlledGroups: groups.map((group) => ({ ...group, goodsIds: byGroup.get(group.url) ?? [] })),
    spikeSessions: SPIKE_TIMES.map((times) => ({ ...times, goodsIds: bySession.get(times.id) ?? [] })),
    everydayPrices,
    groupBuys: new Map(goods.flatMap(groupBuyOf)),
    welfare: { percent: terms.welfare.percent, ...WELFARE_PERIOD, goodsIds: welfare.get("welfare") ?? [] },
  };
}

/** Goods ids grouped by a key; goods without a key are left out. */
function collect<K>(
  goods: readonly GoodsRecord[],
  keyOf: (item: GoodsRecord) => K | undefined,
): Map<K, number[]> {
  const found = new Map<K, number[]>();
  for (const item of goods) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const ids = found.get(key);
    if (ids) ids.push(item.id);
    else found.set(key, [item.id]);
  }
  return found;
}

function groupBuyOf({ id: goodsId, timed }: GoodsRecord): Array<[number, GroupBuyRecord]> {
  if (timed?.times.kind !== "groupBuy") return [];
  const { kind: _, ...times } = timed.times;
  const { goods_price_id: id, offer_price: price } = timed.on;
  return [[goodsId, { ...times, id, goodsId, price: price ?? 0 }]];
}
