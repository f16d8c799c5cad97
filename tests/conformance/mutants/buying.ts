import type { GoodsPrices } from "#generated/model/goodsPrices.ts";
import { arrivalNotices } from "#scripts/conformance/flows/arrival-notices.ts";
import { barcodes } from "#scripts/conformance/flows/barcodes.ts";
import { boughtGoods } from "#scripts/conformance/flows/bought-goods.ts";
import { restoreLines } from "#scripts/conformance/flows/restore-lines.ts";
import { targetPrices } from "#scripts/conformance/flows/target-prices.ts";
import type { Mutant } from "./mutant.ts";
import { editData, editEach, inVain, mendForm } from "./twists.ts";

type Item = { goods: { bought: number; last_price: number; monthly_number: number }; due_on: string | null };

const BARCODE = /^\d{13}$/;

/** Faults in what a buyer has bought, in how goods are found, and in lines and notices that come back. */
export const BUYING: readonly Mutant[] = [
  {
    name: "restored-in-vain",
    fault: "a deleted line does not come back",
    found: ["restoreCartLines", "law"],
    judged: restoreLines.operations,
    twist: () => inVain,
  },
  {
    name: "restored-unselected",
    fault: "a line comes back with its selection lost",
    found: ["restoreCartLines", "law"],
    judged: restoreLines.operations,
    plant: () => {
      let isRestored = false;
      return {
        restoreCartLines: { after: () => void (isRestored = true) },
        listCartLines: editData<{ data: Array<{ id: number; is_selected: number }> }>(({ data }) => {
          if (!isRestored) return;
          const newest = Math.max(...data.map(({ id }) => id));
          for (const line of data) if (line.id >= newest - 1) line.is_selected = 0;
        }),
      };
    },
  },
  {
    name: "substitute-at-the-end",
    fault: "a line that replaces another is added beside it",
    found: ["addCartLines", "law"],
    judged: restoreLines.operations,
    twist: () => mendForm((form) => form.delete("params[0][replaces]")),
  },
  {
    name: "asked-twice-listed-twice",
    fault: "asking for an arrival again counts as another notice",
    found: ["addArrivalNotice", "law"],
    judged: arrivalNotices.operations,
    plant: () => {
      let asked = 0;
      return {
        addArrivalNotice: { after: ({ status }) => void (asked += status === 200 ? 1 : 0) },
        cancelArrivalNotice: { after: () => void (asked = 0) },
        listArrivalNotices: editData<{ total: number }>((page) => {
          page.total += Math.max(0, asked - 1);
        }),
      };
    },
  },
  {
    name: "arrival-not-listed",
    fault: "an arrival notice is accepted and forgotten",
    found: ["addArrivalNotice", "law"],
    judged: arrivalNotices.operations,
    twist: () => inVain,
  },
  {
    name: "arrival-not-canceled",
    fault: "a canceled arrival notice stays",
    found: ["cancelArrivalNotice", "law"],
    judged: arrivalNotices.operations,
    twist: () => inVain,
  },
  {
    name: "target-forgotten",
    fault: "a target price is accepted and forgotten",
    found: ["setTargetPrice", "law"],
    alsoAt: ["deleteTargetPrice", "getGoodsPrices"],
    judged: targetPrices.operations,
    twist: () => inVain,
  },
  {
    name: "target-not-removed",
    fault: "a removed target price stays",
    found: ["deleteTargetPrice", "law"],
    judged: targetPrices.operations,
    twist: () => inVain,
  },
  {
    name: "lowest-price-of-today",
    fault: "the price of today counts as the lowest one",
    found: ["getGoodsPrices", "law"],
    judged: targetPrices.operations,
    twist: () =>
      editData<GoodsPrices>((one) => {
        one.lowest = one.now;
        one.prices.unshift({ day: "2025-01-01", price: Math.round(one.now * 50) / 100 });
      }),
  },
  {
    name: "due-last-first",
    fault: "what is due latest comes first",
    found: ["listFastBuy", "law"],
    judged: boughtGoods.operations,
    twist: () => editData<{ list: Item[] }>(({ list }) => void list.reverse()),
  },
  {
    name: "due-a-day-early",
    fault: "the day when goods are due does not follow their interval",
    found: ["listFastBuy", "law"],
    judged: boughtGoods.operations,
    twist: () =>
      editData<{ list: Item[] }>(({ list }) => {
        for (const item of list) if (item.due_on !== null) item.due_on = "2020-01-01";
      }),
  },
  {
    name: "bought-forgotten",
    fault: "goods of 常购 say that they were never bought",
    found: ["listFastBuy", "law"],
    judged: boughtGoods.operations,
    twist: () =>
      editData<{ list: Item[] }>(({ list }) => {
        for (const { goods } of list) goods.bought = 0;
      }),
  },
  {
    name: "last-price-of-today",
    fault: "the last price of goods is not what the buyer paid",
    found: ["listFastBuy", "law"],
    judged: boughtGoods.operations,
    twist: () =>
      editData<{ list: Item[] }>(({ list }) => {
        for (const { goods } of list) goods.last_price += 1;
      }),
  },
  {
    name: "records-of-another-price",
    fault: "the records of a product disagree with 常购",
    found: ["listBoughtRecords", "law"],
    judged: boughtGoods.operations,
    twist: () => editEach((record) => void (record.price = Number(record.price) + 1)),
  },
  {
    name: "barcode-not-suggested",
    fault: "the search box finds nothing by barcode",
    found: ["searchGoods", "filter-ignored"],
    judged: barcodes.operations,
    twist: () =>
      editData<unknown[]>((_, { query }) => (BARCODE.test(query.get("keywords") ?? "") ? [] : undefined)),
  },
  {
    name: "barcode-not-matched",
    fault: "a purchase plan does not know barcodes",
    found: ["matchGoods", "law"],
    judged: barcodes.operations,
    twist: () =>
      editData<Array<{ text: string; status: number; candidates: unknown[] }>>((lines) => {
        for (const line of lines)
          if (BARCODE.test(line.text)) Object.assign(line, { status: 0, candidates: [] });
      }),
  },
];
