import { ControlledAccess, Flag } from "#generated/enums.ts";
import type { CertificateRecord } from "#mock/domain/certificate/records.ts";
import { scopesAt } from "#mock/domain/certificate/rules/business-scope.ts";
import { certificatesOf } from "#mock/domain/certificate/rules/certificates.ts";
import { memoize } from "#mock/domain/common/memoize.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { accessTo } from "#mock/domain/zone/rules.ts";
import { startOfDay } from "#mock/world/shanghai-time.ts";
import type { GoodsKind, GoodsRecord } from "../records.ts";
import { EXPIRED_REASON } from "./expiry.ts";
import { orderedBy } from "./limit.ts";

/** The kinds of goods a buyer may not buy, with the reason. */
type ClosedKinds = ReadonlyMap<GoodsKind, string>;

const NOTHING: ClosedKinds = new Map();

/** Certificates are immutable and expire at midnight, so the result is cached until either changes. */
const known = new WeakMap<
  readonly CertificateRecord[],
  { readonly day: number; readonly closed: ClosedKinds }
>();

/**
 * Returns the kinds of goods outside a buyer's business scopes (specification section 6): visible, but not for sale.
 * Empty for unapproved buyers: they may not buy anything, and get that reason first.
 */
function closedKinds(state: WorldState, user: UserRecord | undefined): ClosedKinds {
  if (user?.is_passed !== Flag.Yes) return NOTHING;
  const certificates = certificatesOf(state, user.id);
  const day = startOfDay(state.clock.now());
  const last = known.get(certificates);
  if (last?.day === day) return last.closed;
  const closed = new Map(
    scopesAt(certificates, day).flatMap(({ kind, isAllowed, missing }) =>
      isAllowed ? [] : [[kind, missing] as const],
    ),
  );
  known.set(certificates, { day, closed });
  return closed;
}

/** The restrictions that decide what a viewer may buy. */
export type BuyingRights = {
  readonly closed: ClosedKinds;
  /** The access to a controlled group, by its url. */
  readonly accessTo: (groupUrl: string) => ControlledAccess;
  /** The goods that a combination consists of. */
  readonly partOf: (goodsId: number) => GoodsRecord | undefined;
  /** The number of limited goods that this buyer has ordered in the period of the limit. */
  readonly orderedOf: (goods: GoodsRecord) => number;
};

/** The rights of a buyer, or of a visitor, at the world's time. */
export const rightsOf = (state: WorldState, user: UserRecord | undefined): BuyingRights => ({
  closed: closedKinds(state, user),
  accessTo: (groupUrl) => accessTo(state, groupUrl, user),
  partOf: (goodsId) => state.goods.get(goodsId),
  orderedOf: orderedBy(state, user?.id),
});

const opened = memoize((goods: GoodsRecord): GoodsRecord => ({
  ...goods,
  is_buy: Flag.Yes,
  no_buy_reason: "",
}));

/**
 * Goods with other values in a few fields. Returns the same record for the same goods and values, so that what is
 * derived from it can be cached; only the last one, since every buyer may have others.
 */
function varying<V extends string | number>(vary: (value: V) => Partial<GoodsRecord>) {
  const known = new WeakMap<GoodsRecord, { readonly value: V; readonly varied: GoodsRecord }>();
  return (goods: GoodsRecord, value: V): GoodsRecord => {
    const last = known.get(goods);
    if (last?.value === value) return last.varied;
    const varied = { ...goods, ...vary(value) };
    known.set(goods, { value, varied });
    return varied;
  };
}

const withhold = varying((reason: string) => ({ is_buy: Flag.No, no_buy_reason: reason }));
const withOrderedNumber = varying((number: number) => ({ ordered_number: number }));

/**
 * Goods as available with these rights. A combination is available when each of its parts is (specification
 * section 6).
 */
export function asSoldTo(record: GoodsRecord, rights: BuyingRights): GoodsRecord {
  const goods = record.limit_number === 0 ? record : withOrdered(record, rights);
  const obstacle = obstacleTo(goods, rights);
  if (obstacle !== undefined) {
    return goods.is_buy === Flag.No && goods.no_buy_reason === obstacle ? goods : withhold(goods, obstacle);
  }
  return goods.is_buy === Flag.Yes ? goods : opened(goods);
}

/**
 * Limited goods with what this buyer has ordered of them; of a combination, whose orders count for its parts, as many
 * sets as these no longer allow.
 */
function withOrdered(goods: GoodsRecord, rights: BuyingRights): GoodsRecord {
  const { parts, limit_number: limit } = goods;
  let left = limit - rights.orderedOf(goods);
  for (const { goodsId, number } of parts) {
    const part = rights.partOf(goodsId);
    if (!part || part.limit_number === 0) continue;
    left = Math.min(left, Math.floor((part.limit_number - rights.orderedOf(part)) / number));
  }
  return left === limit ? goods : withOrderedNumber(goods, limit - Math.max(0, left));
}

/** Returns why this buyer may not buy a product, or a combination that contains such a product; else undefined. */
function obstacleTo(goods: GoodsRecord, rights: BuyingRights): string | undefined {
  if (goods.parts.length === 0) return obstacleToOne(goods, rights) ?? limitReached(goods);
  if (goods.is_buy === Flag.No) return goods.no_buy_reason;
  for (const { goodsId } of goods.parts) {
    const part = rights.partOf(goodsId);
    if (!part) return "组合中有商品已下架";
    const obstacle = obstacleToOne(part, rights);
    if (obstacle !== undefined) return `组合中的${part.name}：${obstacle}`;
  }
  return limitReached(goods) && "组合中有商品已达到每个客户的限购数量";
}

/**
 * Controlled goods are sold only with access to their group, and all only within the buyer's business scopes
 * (specification section 6).
 */
function obstacleToOne(goods: GoodsRecord, rights: BuyingRights): string | undefined {
  const { controlled_group: group, no_buy_reason: reason } = goods;
  const access =
    group === "" || reason === EXPIRED_REASON ? ControlledAccess.NotApplied : rights.accessTo(group);
  if (access === ControlledAccess.NotApplied && goods.is_buy === Flag.No) return reason;
  if (access === ControlledAccess.Waiting) return "控销权限审核中，通过后即可采购";
  if (access === ControlledAccess.Rejected) return "控销申请已被驳回，请补充说明后重新申请";
  return rights.closed.get(goods.kind);
}

/** Why nothing more can be bought of limited goods; undefined while something can. */
function limitReached({ limit_number: limit, ordered_number: ordered, zbz, bzdw }: GoodsRecord) {
  if (ordered === 0 || limit - ordered >= zbz) return undefined;
  return `每个客户限购 ${limit} ${bzdw}，您已购 ${ordered} ${bzdw}`;
}

/** Goods as available to this buyer; undefined for an unknown id. For reading only: not the record in the table. */
export function goodsFor(
  state: WorldState,
  user: UserRecord | undefined,
  id: number,
): GoodsRecord | undefined {
  const goods = state.goods.get(id);
  return goods && asSoldTo(goods, rightsOf(state, user));
}
