import type { CertificateRecord } from "#mock/fixtures/certificate/records.ts";
import type { GoodsKind, GoodsRecord } from "#mock/fixtures/goods/records.ts";
import type { UserRecord } from "#mock/fixtures/user/records.ts";
import { certificatesOf } from "./certificates.ts";
import { scopesAt } from "./rules/business-scope.ts";
import { startOfDay } from "./shanghai-time.ts";
import type { WorldState } from "./world-state.ts";

/** The kinds of goods that somebody may not buy, each with the reason. */
export type ClosedKinds = ReadonlyMap<GoodsKind, string>;

const NOTHING: ClosedKinds = new Map();

/** Certificates are immutable and end with a day, so the answer holds until either changes. */
const known = new WeakMap<
  readonly CertificateRecord[],
  { readonly day: number; readonly closed: ClosedKinds }
>();

/**
 * What lies outside of a buyer's scopes of business (specification section 6): it can be looked at but not bought. Who is
 * not approved yet is refused altogether, and hears of that first.
 */
export function closedKinds(state: WorldState, user: UserRecord | undefined): ClosedKinds {
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

const withheld = new WeakMap<GoodsRecord, GoodsRecord>();

/** Goods as they are to somebody for whom these kinds are closed. */
export function withoutClosed(goods: GoodsRecord, closed: ClosedKinds): GoodsRecord {
  const reason = closed.size === 0 ? undefined : closed.get(goods.kind);
  if (reason === undefined || goods.is_buy === 0) return goods;
  const last = withheld.get(goods);
  if (last?.no_buy_reason === reason) return last;
  const result: GoodsRecord = { ...goods, is_buy: 0, no_buy_reason: reason };
  withheld.set(goods, result);
  return result;
}

/** Goods as this buyer may buy them; undefined when there are none of this id. Only to be read: it is not what the table holds. */
export function goodsFor(
  state: WorldState,
  user: UserRecord | undefined,
  id: number,
): GoodsRecord | undefined {
  const goods = state.goods.get(id);
  return goods && withoutClosed(goods, closedKinds(state, user));
}
