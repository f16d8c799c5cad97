import { distribution } from "#scripts/conformance/flows/distribution.ts";
import type { Mutant } from "./mutant.ts";
import { type Fields, editData, inVain, whenStatus } from "./twists.ts";

/** The first cell of a distribution. */
const firstCell = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...form].filter(([key]) => key.startsWith("cells[0]")));

const FAULTS: readonly Mutant[] = [
  {
    name: "distribution-lost",
    fault: "what is distributed does not arrive in the other store",
    found: ["distributeCart", "law"],
    twist: () => inVain,
  },
  {
    name: "distribution-in-part",
    fault: "a distribution that is refused has filled the cells that could be",
    found: ["distributeCart", "law"],
    twist: () => ({
      async after(response, call, mock) {
        if (response.status === 422)
          await mock.askFor("distributeCart", call, { form: firstCell(call.form) });
      },
    }),
  },
  {
    name: "distribution-stock-per-store",
    fault: "each store is checked against the whole stock for itself",
    found: ["distributeCart", "law"],
    twist: () => ({
      async after(response, call, mock) {
        if (!response.body.includes("各店共要")) return;
        const preview = await mock.askFor("previewDistribution", call, {
          form: Object.fromEntries(call.form),
        });
        Object.assign(response, { status: preview.status, body: preview.body });
      },
    }),
  },
  {
    name: "distribution-added",
    fault: "a repeated distribution adds its numbers to those in the carts",
    found: ["distributeCart", "law"],
    plant: () => {
      let calls = 0;
      return {
        distributeCart: whenStatus(200, () => void (calls += 1)),
        listCartLines: editData<{ data: Fields[] }>(({ data }) => {
          if (calls > 1) for (const line of data) line.number = Number(line.number) * calls;
        }),
      };
    },
  },
  {
    name: "distribution-preview-fills",
    fault: "a preview of a distribution fills the carts",
    found: ["previewDistribution", "law"],
    twist: () => ({
      async after(_response, call, mock) {
        await mock.askFor("distributeCart", call, { form: Object.fromEntries(call.form) });
      },
    }),
  },
  {
    name: "distribution-free-shipping",
    fault: "what a store lacks for free shipping is not that of its whole cart",
    found: ["distributeCart", "law"],
    plant: () => {
      const short = editData<{ stores: Fields[] }>(({ stores }) => {
        for (const store of stores) store.shipping_remainder = 1;
      });
      return { distributeCart: short, previewDistribution: short };
    },
  },
];

/** Faults in filling the carts of several stores. */
export const DISTRIBUTION: readonly Mutant[] = FAULTS.map((mutant) => ({
  ...mutant,
  judged: distribution.operations,
}));
