import { ActivityStatus, SpikeStatus } from "#generated/enums.ts";
import type { SpikeSession } from "#generated/model/spikeSession.ts";
import { presentPeriod, statusAt } from "#mock/domain/common/period.ts";
import { presentGoods, viewOf } from "#mock/domain/goods/present/goods.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { currentSession } from "../rules/spike-sessions.ts";
import { spikeOf } from "./spike.ts";

/** The maximum number of goods shown for a session. */
const GOODS = 50;

/** The current or next flash sale with its goods; null when none is planned. */
export function presentSpikeSession(
  state: WorldState,
  viewer: UserRecord | undefined,
  origin: string,
): SpikeSession | null {
  const now = state.clock.now();
  const current = currentSession(state.seed, now);
  if (!current) return null;
  const view = viewOf(state, viewer, origin);
  const goods = current.session.goodsIds.slice(0, GOODS).flatMap((id) => {
    const record = state.goods.get(id);
    const spike = record && spikeOf(record, now, view);
    return spike ? [{ goods: presentGoods(record, view), spike }] : [];
  });
  const status = statusAt(current.period, now);
  return {
    id: current.session.id,
    name: current.session.name,
    status:
      status === ActivityStatus.Running && goods.every(({ spike }) => spike.status === SpikeStatus.SoldOut)
        ? SpikeStatus.SoldOut
        : status,
    ...presentPeriod(current.period),
    timestamp: Math.floor(now / 1000),
    goods,
  };
}
