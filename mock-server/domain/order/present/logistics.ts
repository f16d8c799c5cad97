import { company } from "#generated/company.ts";
import { DeliveryType } from "#generated/enums.ts";
import type { Logistics } from "#generated/model/logistics.ts";
import type { Courier, Strangers } from "#mock/domain/seed.ts";
import { formatDateTime, HOUR_MS } from "#mock/world/shanghai-time.ts";
import type { OrderRecord } from "../records.ts";

/** Orders with more lines than this ship in two parcels. */
const LINES_PER_PARCEL = 8;

type Node = { readonly at: number; readonly place: string; readonly text: string };

const CARRIERS = [
  { company: "顺丰速运", prefix: "SF", phone: "95338" },
  { company: "京东物流", prefix: "JD", phone: "950616" },
  { company: "中通快递", prefix: "ZT", phone: "95311" },
] as const;

const OWN_FLEET = { company: "百草汇自有物流", prefix: "BC", phone: company.phones.logistics } as const;
const PICKUP = { company: "上门自提", prefix: "ZT", phone: company.phones.pickup } as const;

type Course = readonly (readonly [hours: number, place: string, text: string])[];

/** The stations of a parcel, in hours after shipping; the last is the delivery. */
function stations({ address, deliveryType }: OrderRecord, { name, phone, plate, station }: Courier): Course {
  const { city, district } = address;
  if (deliveryType === DeliveryType.PickUp) {
    return [
      [0, "杭州市", "商品已备好，请携带提货凭证到余杭仓自提，提货时间 8:30 至 17:30"],
      [30, "杭州市", "商品已提取，感谢您的光临"],
    ];
  }
  if (deliveryType === DeliveryType.OwnFleet) {
    return [
      [0, "杭州市", `商品已出库，配送车 ${plate} 已发车，司机 ${name} ${phone}`],
      [18, city, `配送车 ${plate} 已到达${city}，正在派送`],
      [30, `${city}${district}`, "商品已签收，签收人：本人，感谢使用"],
    ];
  }
  return [
    [0, "杭州市", "商品已出库，快件已揽收"],
    [3, "杭州市", "快件已到达杭州转运中心"],
    [7, "杭州市", `快件已由杭州转运中心发往${city}`],
    [18, city, `快件已到达${city}转运中心`],
    [25, `${city}${district}`, `快件已到达${district}${station}营业点，正在派送，派送员 ${name} ${phone}`],
    [30, `${city}${district}`, "快件已签收，签收人：本人，感谢使用"],
  ];
}

/**
 * The parcels of a shipped order at `now` (ms), newest entry first; empty before it is shipped. A receipt confirmed
 * by the buyer is the final entry.
 */
export function presentLogistics(order: OrderRecord, now: number, { couriers }: Strangers): Logistics[] {
  const { shippedAt, receivedAt } = order;
  if (shippedAt === null) return [];
  const course = stations(order, couriers[order.id % couriers.length] ?? couriers[0]);
  const parcels =
    order.deliveryType === DeliveryType.Express && order.lines.length > LINES_PER_PARCEL ? 2 : 1;
  return Array.from({ length: parcels }, (_, index) => {
    const start = shippedAt + index * HOUR_MS;
    const nodes = nodesOf(course, start, Math.min(now, receivedAt ?? now));
    const hasArrived = nodes.length === course.length;
    // The buyer confirmed the receipt before the carrier.
    if (receivedAt !== null && !hasArrived) nodes.push({ at: receivedAt, place: "", text: "买家已确认收货" });
    const carrier = carrierOf(order);
    return {
      id: order.id * 10 + index,
      company: carrier.company,
      tracking_no: `${carrier.prefix}${String(1_400_000_000_000 + order.id * 7919 + index)}`,
      phone: carrier.phone,
      is_signed: hasArrived || receivedAt !== null ? 1 : 0,
      nodes: nodes.toReversed().map(({ at, place, text }) => ({ time: formatDateTime(at), place, text })),
    };
  });
}

function carrierOf({ deliveryType, id }: OrderRecord): { company: string; prefix: string; phone: string } {
  if (deliveryType === DeliveryType.OwnFleet) return OWN_FLEET;
  return deliveryType === DeliveryType.PickUp ? PICKUP : (CARRIERS[id % CARRIERS.length] ?? CARRIERS[0]);
}

const nodesOf = (course: Course, start: number, until: number): Node[] =>
  course
    .map(([hours, place, text]) => ({ at: start + hours * HOUR_MS, place, text }))
    .filter(({ at }) => at <= until);
