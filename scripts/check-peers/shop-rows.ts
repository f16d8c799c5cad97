import { REQUESTED_WITH } from "../api-client/request/write-call.ts";
import { CART, LINES, LIST, SOLD_OUT } from "./peer.ts";
import {
  type Row,
  addLine,
  textOf,
  linesOf,
  holds,
  isRefusal,
  isRefusalOf,
  countOperations,
  logsIn,
  keepsFile,
} from "./probes.ts";

/** How much of the shop there is. */
export const shopRows: readonly Row[] = [
  {
    id: "contract",
    name: "Operations served by the contract alone, of 195",
    isDirect: true,
    probe: countOperations,
  },
  {
    id: "query",
    name: "A wrong query parameter is refused by its name",
    isDirect: true,
    probe: async ({ call }) => {
      return isRefusalOf("page", await call(`${LIST}?page=0`));
    },
  },
  {
    id: "form",
    name: "A wrong field of a nested form is refused by name",
    isDirect: true,
    probe: async ({ call }) => {
      const [right, wrong] = await Promise.all(
        ["7", "x"].map((id) => {
          const line = { price: 12.5, number: 30, ck_id: 1, goods_price_id: 0, ladder_price_id: 0 };
          const fields = Object.entries({ ...line, goods_id: id, goods_manjian_id: 0, is_yj: 0 });
          const body = new URLSearchParams(
            fields.map(([key, value]) => [`params[0][${key}]`, String(value)]),
          );
          return call(CART, { method: "POST", body, headers: REQUESTED_WITH });
        }),
      );
      return right?.ok === true && wrong !== undefined && isRefusalOf("goods_id", wrong);
    },
  },
  {
    id: "session",
    name: "A call that needs a session is refused without one",
    isDirect: true,
    probe: async ({ call }) => {
      const [without, withSession] = [await call(LINES, { headers: { cookie: "" } }), await call(LINES)];
      return without.status === 401 && withSession.ok;
    },
  },
  {
    id: "login",
    name: "A login's cookie tells one user from another",
    isDirect: true,
    probe: logsIn,
  },
  {
    id: "state",
    name: "What was put into the cart is there at the next read",
    isDirect: true,
    probe: async ({ call }) => {
      const before = await linesOf(call);
      await textOf(addLine(call, 7));
      await textOf(addLine(call, 1));
      const after = await linesOf(call);
      return [7, 1].every((goods) => !holds(before, goods) && holds(after, goods));
    },
  },
  {
    id: "rule",
    name: "A rule of the shop refuses: goods that are sold out",
    isDirect: true,
    probe: async ({ call }) => (await addLine(call, 7)).ok && isRefusal(await addLine(call, SOLD_OUT)),
  },
  {
    id: "upload",
    name: "An uploaded file is served again",
    isDirect: true,
    probe: keepsFile,
  },
  {
    id: "clock",
    name: "Time can be moved: an unpaid order is canceled",
    probe: async ({ prepared: { act, ask } }) => {
      const before = await ask?.();
      await act?.();
      return before !== undefined && before !== (await ask?.());
    },
  },
  {
    id: "worlds",
    name: "Tests at the same time do not see each other",
    probe: async ({ prepared: { clients: [one, other] = [] } }) => {
      if (!one || !other) return false;
      await textOf(addLine(one, 7));
      return holds(await linesOf(one), 7) && !holds(await linesOf(other), 7);
    },
  },
  {
    id: "reset",
    name: "State goes back to its beginning between tests",
    probe: async ({ call, prepared: { act } }) => {
      await textOf(addLine(call, 7));
      const before = await linesOf(call);
      await act?.();
      return holds(before, 7) && !holds(await linesOf(call), 7);
    },
  },
  {
    id: "snapshot",
    name: "State can be saved, and restored later",
    probe: async ({ call, prepared: { ask, act } }) => {
      await textOf(addLine(call, 7));
      await ask?.();
      await textOf(addLine(call, 1));
      const before = await linesOf(call);
      await act?.();
      const after = await linesOf(call);
      return holds(before, 1) && holds(after, 7) && !holds(after, 1);
    },
  },
];
