import type { CertificateRecord } from "#mock/domain/certificate/records.ts";
import { scopesAt } from "#mock/domain/certificate/rules/business-scope.ts";
import { certificatesOf } from "#mock/domain/certificate/rules/certificates.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type Access, accessTo } from "#mock/domain/zone/rules.ts";
import { startOfDay } from "#mock/world/shanghai-time.ts";
import type { GoodsKind, GoodsRecord } from "../records.ts";
import { EXPIRED_REASON } from "./expiry.ts";

/** The kinds of goods a buyer may not buy, with the reason. */
type ClosedKinds = ReadonlyMap<GoodsKind, string>;

const NOTHING: ClosedKinds = new Map();

/** Certificates are immutable and expire at midnight, so the result is cached until either changes. */
const known = new WeakMap<
  readonly CertificateRecord[],
  { readonly day: number; readonly closed: ClosedKinds }
>();

/**
 * What is outside a buyer's business scopes (specification section 6): visible, but not for sale. Unapproved buyers
 * may not buy anything, and are told so first.
 */
function closedKinds(state: WorldState, user: UserRecord | undefined): ClosedKinds {
  if (user?.is_passed !== 1) return NOTHING;
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

/** What a viewer may buy beyond the goods that everybody may. */
export type BuyingRights = {
  readonly closed: ClosedKinds;
  /** The access to a controlled group, by its url. */
  readonly accessTo: (groupUrl: string) => Access;
};

/** The rights of a buyer, or of a visitor, at the world's time. */
export const rightsOf = (state: WorldState, user: UserRecord | undefined): BuyingRights => ({
  closed: closedKinds(state, user),
  accessTo: (groupUrl) => accessTo(state, groupUrl, user),
});

const opened = new WeakMap<GoodsRecord, GoodsRecord>();
const withheld = new WeakMap<GoodsRecord, GoodsRecord>();

/**
 * Goods as available with these rights: controlled ones only with access to their group, and only within the buyer's
 * business scopes (specification section 6).
 */
export function asSoldTo(goods: GoodsRecord, rights: BuyingRights): GoodsRecord {
  const { controlled_group: group } = goods;
  const allowed = group === "" ? goods : underControl(goods, rights.accessTo(group));
  const reason = rights.closed.size === 0 ? undefined : rights.closed.get(goods.kind);
  return reason === undefined || allowed.is_buy === 0 ? allowed : withhold(allowed, reason);
}

function underControl(goods: GoodsRecord, access: Access): GoodsRecord {
  if (access === 0 || goods.no_buy_reason === EXPIRED_REASON) return goods;
  if (access === 1) return withhold(goods, "控销权限审核中，通过后即可采购");
  if (access === 3) return withhold(goods, "控销申请已被驳回，请补充说明后重新申请");
  const last = opened.get(goods);
  if (last) return last;
  const result: GoodsRecord = { ...goods, is_buy: 1, no_buy_reason: "" };
  opened.set(goods, result);
  return result;
}

/** Returns the same record for the same goods and reason, so that derived values can be cached. */
function withhold(goods: GoodsRecord, reason: string): GoodsRecord {
  const last = withheld.get(goods);
  if (last?.no_buy_reason === reason) return last;
  const result: GoodsRecord = { ...goods, is_buy: 0, no_buy_reason: reason };
  withheld.set(goods, result);
  return result;
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
