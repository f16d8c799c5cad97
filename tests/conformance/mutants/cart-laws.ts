import { cartReading } from "#scripts/conformance/flows/cart-reading.ts";
import { cart } from "#scripts/conformance/flows/cart.ts";
import { topUp } from "#scripts/conformance/flows/top-up.ts";
import type { Mutant } from "./mutant.ts";
import { editData, inVain, mendForm } from "./twists.ts";

type Totals = Record<"amount" | "selected" | "total" | "shipping_remainder", number>;
type Line = {
  id: number;
  is_selected: number;
  goods_manjian_amount: number;
  goods: { is_buy: number };
  previous: object | null;
};
type Proposal = { after: number; saves: number };
type Tiers = Record<string, { status: number; amount: number }>;
type Cart = { data: Line[]; activity_data: { manjians: { manjians: Tiers } } };

const round = (yuan: number) => Math.round(yuan * 100) / 100;
const tiersOf = ({ activity_data: { manjians } }: Cart) => manjians;

/** Faults in the cart's contents and totals. */
export const CART_LAWS: readonly Mutant[] = [
  {
    name: "total-off-by-a-fen",
    fault: "the cart's amount is a fen too high",
    found: ["getCartTotal", "cart-total"],
    judged: cartReading.operations,
    twist: () => editData<Totals>((sum) => void (sum.amount = round(sum.amount + 0.01))),
  },
  {
    name: "reduction-forgotten",
    fault: "the cart's amount does not subtract the full reductions",
    found: ["getCartTotal", "cart-total"],
    judged: cartReading.operations,
    plant: () => {
      let reduction = 0;
      return {
        listCartLines: editData<Cart>(({ data }) => {
          const selected = data.filter((line) => line.is_selected === 1);
          reduction = selected.reduce((sum, line) => sum + line.goods_manjian_amount, 0);
        }),
        getCartTotal: editData<Totals>((sum) => void (sum.amount = round(sum.amount + reduction))),
      };
    },
  },
  {
    name: "selected-counts-all",
    fault: "the number of selected lines counts all lines",
    found: ["getCartTotal", "cart-total"],
    judged: cartReading.operations,
    twist: () => editData<Totals>((sum) => void (sum.selected = sum.total)),
  },
  {
    name: "free-shipping-floor",
    fault: "what is missing for free shipping falls below 0 and is shown without its sign",
    found: ["getCartTotal", "cart-total"],
    judged: cartReading.operations,
    twist: () =>
      editData<Totals>((sum) => {
        if (sum.shipping_remainder === 0) sum.shipping_remainder = round(Math.abs(500 - sum.amount));
      }),
  },
  {
    name: "stale-total",
    fault: "the total is that of the first time it was asked for",
    found: ["getCartTotal", "cart-total"],
    judged: cart.operations,
    twist: () => {
      let first: Totals | undefined;
      return editData<Totals>((sum) => (first ??= sum));
    },
  },
  {
    name: "tier-status-wrong",
    fault: "a tier that is not reached has the status 1",
    found: ["listCartLines", "tier-status"],
    judged: cartReading.operations,
    twist: () =>
      editData<Cart>((cart) => {
        for (const tier of Object.values(tiersOf(cart).manjians)) tier.status = 1;
      }),
  },
  {
    name: "tiers-unsorted",
    fault: "tiers that are not reached come first",
    found: ["listCartLines", "tier-order"],
    judged: cartReading.operations,
    twist: () =>
      editData<Cart>((cart) => {
        const tiers = tiersOf(cart);
        tiers.manjians = Object.fromEntries(Object.entries(tiers.manjians).toReversed());
      }),
  },
  {
    name: "unbuyable-selected",
    fault: "a line that cannot be bought is selected",
    found: ["listCartLines", "unbuyable-selected"],
    judged: cartReading.operations,
    alsoAt: ["getCartTotal"],
    twist: () =>
      editData<Cart>(({ data }) => {
        for (const line of data) if (line.goods.is_buy === 0) line.is_selected = 1;
      }),
  },
  {
    name: "added-twice",
    fault: "what is added is added twice",
    found: ["addCartLines", "law"],
    judged: cart.operations,
    twist: () => ({
      async after(response, call, mock) {
        if (response.status === 200) await mock.ask(call);
      },
    }),
  },
  {
    name: "only-first-added",
    fault: "of several added lines only the first is kept",
    found: ["addCartLines", "law"],
    judged: cart.operations,
    twist: () =>
      mendForm((form) => {
        for (const name of new Set(form.keys())) if (name.startsWith("params[1]")) form.delete(name);
      }),
  },
  {
    name: "edit-edits-nothing",
    fault: "an edited quantity is not kept",
    found: ["editCartLine", "law"],
    judged: cart.operations,
    twist: () => inVain,
  },
  {
    name: "edit-edits-another",
    fault: "an edit changes another line",
    found: ["editCartLine", "law"],
    judged: cart.operations,
    twist: () => ({
      before: (call) => void (call.ids = call.ids.map((id) => (/^\d+$/.test(id) ? "107" : id))),
    }),
  },
  {
    name: "unselecting-ignored",
    fault: "a line can be selected, but not unselected",
    found: ["selectCartLines", "law"],
    judged: cart.operations,
    twist: () =>
      mendForm((form) => {
        if (form.get("is_selected") === "0") form.set("is_selected", "1");
      }),
  },
  {
    name: "changes-never-read",
    fault: "a line that was added a moment ago has changed, whatever the buyer has read",
    found: ["readCartChanges", "law"],
    judged: cart.operations,
    plant: () => ({
      listCartLines: editData<Cart>(({ data }) => {
        for (const line of data)
          line.previous = {
            price: 1,
            type: 0,
            goods_price_id: 0,
            ladder_price_id: 0,
            goods_manjian_id: 0,
            xq: "2030-01-31",
          };
      }),
    }),
  },
  {
    name: "delete-deletes-nothing",
    fault: "deleted lines stay",
    found: ["deleteCartLines", "law"],
    judged: cart.operations,
    twist: () => inVain,
  },
  {
    name: "top-up-promises-more",
    fault: "a proposal promises to save a yuan more than it does",
    found: ["getCartTopUp", "law"],
    judged: topUp.operations,
    twist: () =>
      editData<{ proposals: Proposal[] }>(({ proposals: [first] }) => {
        if (!first) return;
        first.after = round(first.after - 1);
        first.saves = round(first.saves + 1);
      }),
  },
  {
    name: "second-delete-takes-another",
    fault: "deleting again takes a line that nobody named",
    found: ["deleteCartLines", "law"],
    judged: cart.operations,
    twist: () => {
      let deletions = 0;
      return {
        async after(response, call, mock) {
          if (response.status !== 200) return;
          deletions += 1;
          if (deletions === 2) await mock.ask({ ...call, form: new URLSearchParams({ "ids[0]": "107" }) });
        },
      };
    },
  },
];
