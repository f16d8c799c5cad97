import type { ControlledGroupRecord } from "#mock/seed/zone/controlled-groups.ts";
import type { GoodsRecord, GroupBuyTimes } from "#mock/domain/goods/records.ts";
import {
  SPIKE_TIMES,
  type SpikeTimes,
  WELFARE_PERCENT,
  WELFARE_PERIOD,
} from "#mock/domain/goods/rules/spike-times.ts";

/** A flash sale of every day with its goods. */
export type SpikeSessionRecord = SpikeTimes & { readonly goodsIds: readonly number[] };

/** The group-buy of one product; `id` is the `goods_price_id` of the product while it is on. `price` in 分. */
export type GroupBuyRecord = Omit<GroupBuyTimes, "kind"> & {
  readonly id: number;
  readonly goodsId: number;
  readonly price: number;
};

/** What goods are sold together for a time or to some, found from the goods. All ids are of goods. */
export type Campaigns = {
  /** In the order in which they came. */
  readonly controlledGroups: ReadonlyArray<ControlledGroupRecord & { readonly goodsIds: readonly number[] }>;
  /** In the order of the day. */
  readonly spikeSessions: readonly SpikeSessionRecord[];
  /** The goods with a special price on each day of the week; 0 is Sunday. */
  readonly everydayPrices: ReadonlyMap<number, readonly number[]>;
  /** By the id of the goods; over, on and to come. */
  readonly groupBuys: ReadonlyMap<number, GroupBuyRecord>;
  /** The storewide price: `percent` of the ordinary one for these goods, from `startsAt` until `endsAt` (ms). */
  readonly welfare: {
    readonly percent: number;
    readonly startsAt: number;
    readonly endsAt: number;
    readonly goodsIds: readonly number[];
  };
};

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
    welfare: { percent: WELFARE_PERCENT, ...WELFARE_PERIOD, goodsIds: welfare.get("welfare") ?? [] },
  };
}

/** Ids of goods by a key; goods without one are left out. */
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
