import { PickupSlot, ReturnReason, ReturnStatus } from "#generated/enums.ts";
import { same } from "../../../api-client/checks/finding.ts";
import type { Refusal } from "../steps.ts";
import { shanghaiDay, shanghaiTime } from "../time-laws.ts";
import { DAY_S, adapterOf, arranged, logIn } from "./account.ts";
import { beginWithOrders } from "./returns.ts";

const DAYS_TO_COME = 3;
const FAR = 60;
const PHONE = "13800000001";
const wrong = (field: string): Refusal => ({ status: 422, rule: "check-ignored", field });

/**
 * A courier is booked for a return that waits to be sent back, at a time to come, and no parcel is sent beside; the
 * booking can be changed and taken back. Moves the clock until the courier has come.
 */
export const pickup = arranged({
  id: "return-pickup",
  name: { zh: "流程：退货上门取件", en: "flow: a courier fetches a return" },
  operations: [
    "listReturnableLines",
    "uploadFile",
    "createReturn",
    "listAddresses",
    "bookReturnPickup",
    "cancelReturnPickup",
    "shipReturn",
    "getReturn",
  ],
  async walk(steps) {
    const { account, body: form } = await beginWithOrders(steps);
    const setup = adapterOf(steps);
    const { data: made } = await steps.succeed("createReturn", {
      body: { ...form, reason: ReturnReason.Damaged },
    });
    const { data: addresses } = await steps.succeed("listAddresses");
    const address = steps.need(addresses[0], { zh: "没有地址", en: "no address" });
    const { timestamp } = steps.need(await steps.peek("getCommonData"), { zh: "没有时间", en: "no time" });
    const path = { id: made.id };
    const dayIn = (days: number) => shanghaiDay(timestamp + days * DAY_S);
    const body = { address_id: address.id, day: dayIn(1), slot: PickupSlot.From9, phone: PHONE };
    await steps.conflict("bookReturnPickup", "not approved", { path, body });
    await setup.decide("return", made.id);
    for (const day of [dayIn(-1), dayIn(FAR)])
      await steps.refused("bookReturnPickup", `for ${day}`, wrong("day"), { path, body: { ...body, day } });
    if (shanghaiTime(timestamp) >= `${dayIn(0)} 09:00:00`)
      await steps.refused("bookReturnPickup", "for a slot that has begun", wrong("slot"), {
        path,
        body: { ...body, day: dayIn(0) },
      });
    await steps.succeed("bookReturnPickup", { path, body });
    const later = { ...body, slot: PickupSlot.From15 };
    await steps.succeed("bookReturnPickup", { path, body: later });
    const { data: booked, exchange } = await steps.succeed("getReturn", { path });
    const { province, city, district, detail, name } = address;
    const place = `${province}${city}${district}${detail}`;
    steps.equal(exchange, "data.pickup", booked.pickup, { ...later, name, address: place });
    const parcel = { company: "契约快递", tracking_no: "JC20260003" };
    await steps.conflict("shipReturn", "while a courier is booked", { path, body: parcel });
    const { exchange: left } = await steps.succeed("cancelReturnPickup", { path });
    const { data: freed } = await steps.succeed("getReturn", { path });
    steps.equal(left, "data.pickup", freed.pickup, null);
    await steps.conflict("cancelReturnPickup", "without a booking", { path });
    const { exchange: again } = await steps.succeed("bookReturnPickup", { path, body });
    await setup.advance(DAYS_TO_COME * DAY_S);
    await logIn(steps, account);
    const { data: sent } = await steps.succeed("getReturn", { path });
    const isSent = sent.status !== ReturnStatus.AwaitingDispatch && sent.tracking_no !== "";
    steps.law(again, isSent, "sent by the courier", same("a tracking number"), sent);
    await steps.conflict("cancelReturnPickup", "after the courier", { path });
  },
});
