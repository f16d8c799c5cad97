import { paths } from "../paths.ts";
import { sessionStore } from "./browser-storage.ts";
import { createStore } from "./store.ts";

const STORAGE_KEY = "list-paths";

/** The addresses of each list, one for each view of it; the first is the default (specification section 3). */
const ADDRESSES = {
  list: [paths.list(), paths.listTable(), paths.listNoImage()],
  yx: [paths.freeShipping(), paths.freeShippingTable()],
  search: [paths.search(), paths.searchTable()],
  zyyp: [paths.herbal(), paths.herbal({ view: "table" }), paths.herbal({ view: "plain" })],
} as const;

type List = keyof typeof ADDRESSES;
export type ListPaths = Readonly<Record<List, string>>;

const LISTS = Object.keys(ADDRESSES) as List[];
const listOf = (address: string) =>
  LISTS.find((list) => (ADDRESSES[list] as readonly string[]).includes(address));

const current = createStore(parse(sessionStore.read(STORAGE_KEY, (value) => value)));

/** Links lead to this view of its list from now on, in this tab; an address that is no list is ignored. */
export function rememberListPath(address: string): void {
  const list = listOf(address);
  if (!list || current.get()[list] === address) return;
  current.set({ ...current.get(), [list]: address });
  sessionStore.write(STORAGE_KEY, current.get());
}

/** The address at which each list opens: the view in which the buyer last saw it. */
export const useListPaths = (): ListPaths => current.useValue();

/** The same for an address that may be a list's default, such as one of the server. */
export function useListAddress(): (address: string) => string {
  const shown = useListPaths();
  return (address) => {
    const list = LISTS.find((each) => ADDRESSES[each][0] === address);
    return list ? shown[list] : address;
  };
}

function parse(value: unknown): ListPaths {
  const stored = Object.values(value ?? {}).filter((each) => typeof each === "string");
  const known = (list: List) => stored.find((address) => listOf(address) === list) ?? ADDRESSES[list][0];
  return { list: known("list"), yx: known("yx"), search: known("search"), zyyp: known("zyyp") };
}
