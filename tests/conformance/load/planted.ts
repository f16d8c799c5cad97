import { setTimeout as wait } from "node:timers/promises";
import type { Order } from "#generated/model/order.ts";
import { editData } from "../mutants/twists.ts";
import type { Plant } from "../mutants/wire.ts";

/** As long as a few statements of a database, in ms. */
const WORK_MS = 15;

/**
 * Two faults of a server that is right as long as one buyer comes after the other: it keeps the caller of the moment in
 * a variable of its own while it works, and of orders under way at the same time only the last takes its goods from the
 * stock.
 */
export function planted(): Plant {
  let caller = "";
  const underWay: string[] = [];
  const lost = new Map<number, number>();
  return {
    getCurrentUser: {
      async before(call, mock) {
        caller = call.cookie;
        await wait(WORK_MS);
        return mock.ask({ ...call, cookie: caller });
      },
    },
    createOrder: {
      async before(call, mock) {
        const form = String(call.form);
        underWay.push(form);
        await wait(WORK_MS);
        // One order that is sent twice takes its goods once.
        const isContended = underWay.some((other) => other !== form);
        const response = await mock.ask(call);
        underWay.splice(underWay.indexOf(form), 1);
        if (!isContended || response.status >= 300) return response;
        const { data } = JSON.parse(response.body) as { data: { order_id: number } };
        const seen = await mock.askFor("getOrder", call, { ids: [data.order_id] });
        const { lines } = (JSON.parse(seen.body) as { data: Order }).data;
        for (const { goods_id: id, number } of lines) lost.set(id, (lost.get(id) ?? 0) + number);
        return response;
      },
    },
    getGoodsDetail: editData<{ goods: { id: number; number: number } }>(({ goods }) => {
      goods.number += lost.get(goods.id) ?? 0;
    }),
  };
}
