import type { Distribution } from "#generated/model/distribution.ts";
import { about } from "./law.ts";

type Cells = { readonly cells?: readonly { readonly store_id: string }[] };

/** Sentences about quantities for several stores. */
export const DISTRIBUTION = about<Distribution>(
  "Distribution",
  [
    "Each store that a cell names, in the order of the cells.",
    "stores",
    ({ stores }, { form }) => {
      const { cells } = Object(form) as Cells;
      const named = new Set(cells?.map(({ store_id: id }) => id));
      return cells === undefined || String(stores.map(({ store_id: id }) => id)) === String([...named]);
    },
  ],
  [
    "In the order of the cells, at most one for each; empty when all were filled.",
    "problems",
    ({ problems }) => {
      const places = problems.map(({ index }) => index);
      return String(places) === String([...new Set(places)].toSorted((a, b) => a - b));
    },
  ],
);
