import { ReturnStatus } from "#generated/enums.ts";
import type { BookReturnPickupBody } from "#generated/model/bookReturnPickupBody.ts";
import type { ShipReturnBody } from "#generated/model/shipReturnBody.ts";
import { addressesOf } from "#mock/domain/address/rules.ts";
import { conflict, invalidField } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { ReturnRecord } from "../records.ts";
import { pickupProblem, sendBackBy } from "../rules/pickups.ts";
import { PICKUP_COURIER } from "../rules/texts.ts";
import { moveReturn } from "./return-progress.ts";
import { findReturn } from "./return-request.ts";

/** When a return has to be on its way, in ms; 409 unless it waits to be sent back. */
function requireWaiting(one: ReturnRecord): number {
  const by = sendBackBy(one);
  if (by !== undefined) return by;
  if (one.status === ReturnStatus.AwaitingReview)
    throw conflict("退货申请还未通过审核，请等待审核", SHOP_RULES.returnState);
  throw conflict(
    one.status === ReturnStatus.AwaitingReceipt || one.status === ReturnStatus.Refunding
      ? "退货物流已填写，不能重复提交"
      : "退货已结束，无需寄回",
    SHOP_RULES.returnState,
  );
}

/** Records how the goods were sent back; 409 before approval, if already sent, and while a pick-up is booked. */
export function shipReturn(
  state: WorldState,
  user: UserRecord,
  id: number,
  { company, tracking_no: trackingNo }: ShipReturnBody,
): ReturnRecord {
  const one = findReturn(state, user, id);
  requireWaiting(one);
  if (one.pickup) throw conflict("已预约上门取件，如需自行寄回请先取消预约", SHOP_RULES.returnState);
  const text = `${company} ${trackingNo}，等待仓库收货`;
  const change = { company, trackingNo };
  return moveReturn(state, one, ReturnStatus.AwaitingReceipt, state.clock.now(), change, text);
}

/**
 * Books a courier, or changes the booking. 422 on `address_id` for an address of others, on `day` and `slot` for a time
 * at which none comes, 409 unless the return waits to be sent back.
 */
export function bookPickup(
  state: WorldState,
  user: UserRecord,
  id: number,
  { address_id: addressId, day, slot, phone }: BookReturnPickupBody,
): ReturnRecord {
  const one = findReturn(state, user, id);
  const address = addressesOf(state, user.id).find((each) => each.id === addressId);
  if (!address) throw invalidField("address_id", "取件地址不存在，请重新选择", SHOP_RULES.ownData);
  const now = state.clock.now();
  const problem = pickupProblem({ day, slot }, now, sendBackBy(one) ?? Number.POSITIVE_INFINITY);
  if (problem) throw invalidField(problem.field, problem.message, SHOP_RULES.pickup);
  requireWaiting(one);
  const { name, province, city, district, detail } = address;
  const place = `${province}${city}${district}${detail}`;
  const pickup = { day, slot, address_id: addressId, address: place, name, phone };
  const booked = { ...one, pickup };
  state.returns.put(id, booked);
  return booked;
}

/** Takes a booked pick-up back; 409 without one, and once the courier has come. */
export function cancelPickup(state: WorldState, user: UserRecord, id: number): ReturnRecord {
  const one = findReturn(state, user, id);
  if (!one.pickup) throw conflict("没有可取消的上门取件预约", SHOP_RULES.returnState);
  requireWaiting(one);
  const free = { ...one, pickup: null };
  state.returns.put(id, free);
  return free;
}

const FIRST_TRACKING_NO = 1_500_000_000_000;

/** Hands the goods over to the courier of a pick-up, as of `at` (ms). */
export function handOver(state: WorldState, one: ReturnRecord, at: number): void {
  const change = { company: PICKUP_COURIER, trackingNo: `SF${FIRST_TRACKING_NO + one.id}` };
  const text = `快递员已上门取件，${change.company} ${change.trackingNo}，等待仓库收货`;
  moveReturn(state, one, ReturnStatus.AwaitingReceipt, at, change, text);
}
