import type { Mutant } from "./mutant.ts";
import { type Page, editData, mendQuery } from "./twists.ts";
import type { Twist } from "./wire.ts";

/** Ignores a parameter. */
const without = (name: string): Twist => mendQuery((query) => query.delete(name));

/** Reads another value of a parameter. */
const as = (name: string, value: (asked: string) => string): Twist =>
  mendQuery((query) => {
    const asked = query.get(name);
    if (asked !== null) query.set(name, value(asked));
  });

const nextDay = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, "2026-11-21".length);

/** Faults in what lists leave, and in their order and ends. */
export const LISTS: readonly Mutant[] = [
  {
    name: "order-of-ties",
    fault: "records change places from one response to the next",
    found: ["listNews", "paging"],
    twist: () => {
      let turn = 0;
      return editData<Page>((page) => void page.list.push(...page.list.splice(0, (turn += 1) % 4)));
    },
  },
  {
    name: "last-page-full",
    fault: "the last page of a long list is filled up by repeating its records",
    found: ["listGoods", "paging"],
    twist: () =>
      editData<Page>((page) => {
        const { list, page_size: size } = page;
        if (list.length > 0 && list.length < size)
          page.list = Array.from({ length: size }, (_, index) => list[index % list.length] ?? {});
      }),
  },
  {
    name: "deep-pages-empty",
    fault: "behind a hundred records a list has no more",
    found: ["listGoods", "paging"],
    twist: () =>
      editData<Page>((page) => {
        if (page.page * page.page_size > 100) page.list = [];
      }),
  },
  {
    name: "deep-total-guessed",
    fault: "the total of deep pages is cut at a hundred",
    found: ["listGoods", "paging"],
    twist: () =>
      editData<Page>((page) => {
        if (page.page * page.page_size > 100) page.total = Math.min(page.total, 100);
      }),
  },
  {
    name: "category-ignored",
    fault: "the category of goods does nothing",
    found: ["listGoods", "filter-ignored"],
    twist: () => without("select"),
  },
  {
    name: "search-type-ignored",
    fault: "approval numbers are looked for in names",
    found: ["listGoods", "filter-ignored"],
    twist: () => as("type", (asked) => (asked === "3" ? "1" : asked)),
  },
  {
    name: "price-from-ignored",
    fault: "the lowest price is ignored",
    found: ["listGoods", "filter-ignored"],
    twist: () => without("price_min"),
  },
  {
    name: "stock-filter-ignored",
    fault: "goods without stock come at the end of those in stock",
    found: ["listGoods", "filter-ignored"],
    twist: () => without("in_stock"),
  },
  {
    name: "words-of-others",
    fault: "a search finds goods of no such name",
    found: ["listGoods", "filter-ignored"],
    twist: () => as("keywords", (asked) => asked.slice(0, 1)),
  },
  {
    name: "end-day-left-out",
    fault: "what was made on the last day is left out",
    found: ["listOrders", "filter-ignored"],
    twist: () => as("start_time", nextDay),
  },
  {
    name: "days-ignored",
    fault: "the balance log has the days that were not asked for",
    found: ["listBalanceLog", "filter-ignored"],
    twist: () => without("end_time"),
  },
  {
    name: "ids-ignored",
    fault: "the same advertisements are shown, whichever were asked for",
    found: ["listControlledAds", "filter-ignored"],
    twist: () => without("ids"),
  },
  {
    name: "usable-coupons-with-others",
    fault: "coupons that cannot be used come among those that can",
    found: ["listAvailableCoupons", "filter-ignored"],
    twist: () => as("type", () => "2"),
  },
  {
    name: "cart-filter-counts",
    fault: "the filters of the cart show every line",
    found: ["listCartLines", "filter-ignored"],
    twist: () => without("filters"),
  },
  {
    name: "filtered-total-of-all",
    fault: "the total of goods in stock counts one that is not listed",
    found: ["listGoods", "filter-ignored"],
    twist: () => editData<Page>((page, { query }) => void (page.total += query.has("in_stock") ? 1 : 0)),
  },
  {
    name: "second-filter-ignored",
    fault: "the last day is ignored where the first is given",
    found: ["listOrders", "filter-ignored"],
    twist: () =>
      mendQuery((query) => {
        if (query.has("start_time")) query.delete("end_time");
      }),
  },
  {
    name: "sort-ignored",
    fault: "goods cannot be sorted",
    found: ["listGoods", "sort-ignored"],
    twist: () => without("sort"),
  },
  {
    name: "direction-ignored",
    fault: "descending is ascending",
    found: ["listGoods", "sort-ignored"],
    twist: () => as("order", () => "asc"),
  },
  {
    name: "sorted-by-page",
    fault: "each page is sorted, the list is not",
    found: ["listPointsGoods", "sort-ignored"],
    twist: () => ({
      ...without("sort"),
      ...editData<Page>((page) => void page.list.sort((a, b) => Number(a.points) - Number(b.points))),
    }),
  },
  {
    name: "often-bought-by-date",
    fault: "what is bought most often is sorted by its date",
    found: ["listFastBuy", "sort-ignored"],
    twist: () => without("order"),
  },
];
