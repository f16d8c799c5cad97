import { fen } from "../../api-client/amounts.ts";
import { lineFor } from "../../api-client/cart-line.ts";
import type { Flow } from "./steps.ts";

/** Looks at what to add to the cart, adds the first proposal, and compares the checkout with what it promised. */
export const topUp: Flow = {
  id: "top-up",
  name: { zh: "流程：凑单", en: "flow: top the cart up" },
  operations: [
    "listCartLines",
    "getCartTopUp",
    "addCartLines",
    "checkoutCart",
    "editCartLine",
    "deleteCartLines",
  ],
  writes: true,
  async walk(steps) {
    const { exchange, data } = await steps.succeed("getCartTopUp");
    for (const [index, { before, after, add_amount: added, saves }] of data.proposals.entries()) {
      const holds = fen(saves) === fen(before) + fen(added) - fen(after) && fen(before) === fen(data.amount);
      const expected = {
        zh: "saves = before + add_amount − after，before = amount",
        en: "saves = before + add_amount − after, and before = amount",
      };
      steps.law(exchange, holds, `data.proposals[${index}]`, expected, { before, after, added, saves });
    }
    const proposal = steps.need(data.proposals[0], { zh: "没有凑单建议", en: "no proposals" });
    const item = lineFor(proposal.goods, proposal.add);
    const added = await steps.succeed("addCartLines", { body: { params: [item] } });
    const [line] = added.data.lines;
    steps.restoreBy(async (send) => {
      if (!line) return;
      if (proposal.line_id === 0) await send("deleteCartLines", { body: { ids: [line.id] } });
      else
        await send("editCartLine", {
          path: { id: line.id },
          body: { params: { number: proposal.number }, new: 1 },
        });
    });
    const { data: cart } = await steps.succeed("listCartLines");
    const ids = cart.data.filter(({ is_selected: selected }) => selected === 1).map(({ id }) => id);
    const checkout = await steps.succeed("checkoutCart", {
      body: { ids, new: 1 },
      // Other selected lines may not be for sale.
      mayRefuse: /^ids/,
    });
    const promised = {
      zh: `凑单后应付不高于 ${proposal.after}`,
      en: `at most ${proposal.after} once topped up`,
    };
    const isTrue = fen(checkout.data.amount) <= fen(proposal.after);
    steps.law(exchange, isTrue, "data.proposals[0].after", promised, checkout.data.amount);
  },
};
