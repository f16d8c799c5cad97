import type { Mutant } from "./mutant.ts";
import { type Page, editData, mendQuery } from "./twists.ts";

/** Faults in pagination and in the records of lists. */
export const PAGING: readonly Mutant[] = [
  {
    name: "page-ignored",
    fault: "every page is the first",
    found: ["listGoods", "paging"],
    twist: () => mendQuery((query) => query.delete("page")),
  },
  {
    name: "page-overlap",
    fault: "page 2 begins with the last record of page 1",
    found: ["listNews", "paging"],
    twist: () => {
      let last: Page["list"] = [];
      return editData<Page>((page) => {
        if (page.page === 2) page.list = [...last, ...page.list.slice(1)];
        else if (page.page === 1) last = page.list.slice(-1);
      });
    },
  },
  {
    name: "total-of-the-page",
    fault: "the total counts the page alone",
    found: ["listMessages", "paging"],
    twist: () => editData<Page>((page) => void (page.total = page.list.length)),
  },
  {
    name: "past-the-end",
    fault: "past the end comes the last page",
    found: ["listNews", "paging"],
    twist: () => {
      let last: Page["list"] = [];
      return editData<Page>((page) => {
        if (page.list.length > 0) last = page.list;
        else page.list = last;
      });
    },
  },
  {
    name: "page-size-ignored",
    fault: "pages always have 20 records",
    found: ["listNews", "paging"],
    twist: () => mendQuery((query) => query.delete("page_size")),
  },
  {
    name: "page-number-wrong",
    fault: "every page says that it is page 1",
    found: ["listOrders", "paging"],
    twist: () => editData<Page>((page) => void (page.page = 1)),
  },
  {
    name: "filter-ignored",
    fault: "the status filter of orders does nothing",
    found: ["listOrders", "filter-ignored"],
    twist: () => mendQuery((query) => query.delete("status")),
  },
  {
    name: "read-filter-ignored",
    fault: "unread messages cannot be asked for alone",
    found: ["listMessages", "filter-ignored"],
    twist: () => mendQuery((query) => query.delete("is_read")),
  },
];
