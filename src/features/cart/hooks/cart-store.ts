import { matchQuery, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from "react";
import { Flag } from "#generated/enums.ts";
import {
  getEditCartLineMutationOptions,
  getListCartLinesQueryKey,
  getSelectCartLinesMutationOptions,
  useListCartLines,
} from "#generated/hooks/cart/cart.ts";
import type { CartLine, CartStore, ListCartLines200 } from "#generated/model/index.ts";
import { linePriceAt } from "#src/entities/goods/price.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import { isRefusal } from "#src/shared/api/error-kinds.ts";
import { leavingOut, runMutation } from "#src/shared/api/run-mutation.ts";
import { createStore } from "#src/shared/lib/store.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { wholeCart } from "../lib/cart-filter.ts";
import { cartTotals } from "../lib/cart-totals.ts";
import { lineState, type SelectionEdits } from "../lib/line-state.ts";
import { mergeEdit, mergeEdits, serverCorrection } from "../lib/merge-edits.ts";
import { createQuantityQueue, type EditOutcome, type QuantityEdit } from "../lib/quantity-queue.ts";
import { createSelectionQueue } from "../lib/selection-queue.ts";

const QUANTITY_DELAY_MS = 300;
const SELECTION_DELAY_MS = 60;

const listKey = getListCartLinesQueryKey();

/** Comparing thousands of lines field by field costs more than rendering the few that are visible. */
const UNCOMPARED = { structuralSharing: false } as const;

/** The edits that the server has not confirmed. */
type PendingEdits = { numbers: ReadonlyMap<number, QuantityEdit>; selection: SelectionEdits };

type CartEdits = ReturnType<typeof createCartEdits>;

const stores = new WeakMap<QueryClient, CartEdits>();

/** The pending edits of the cart. They live as long as the query cache, so leaving the page loses none. */
export function cartEditsOf(client: QueryClient): CartEdits {
  const store = stores.get(client) ?? createCartEdits(client);
  stores.set(client, store);
  return store;
}

export function useCartEdits(): CartEdits {
  return cartEditsOf(useQueryClient());
}

function usePending<T>(select: (pending: PendingEdits) => T): T {
  const { pending } = useCartEdits();
  return useSyncExternalStore(pending.subscribe, () => select(pending.get()));
}

/** The selection changes that the server has not confirmed, to be shown immediately. */
export const useSelectionEdits = (): SelectionEdits => usePending(({ selection }) => selection);

/**
 * A line as the buyer sees it; undefined once it is deleted. `number`, `state` and `isUnsaved`, which is true after a
 * failed call, follow a click at once; the price and offers of `line` are updated deferred. It reads what the page or
 * the drawer has loaded by `useCart`.
 */
export function useCartLine(id: number) {
  const edit = usePending(({ numbers }) => numbers.get(id));
  const flag = usePending(({ selection }) => selection.get(id));
  const laterEdit = useDeferredValue(edit);
  const laterFlag = useDeferredValue(flag);
  const { data: cached } = useListCartLines(wholeCart, {
    query: { ...UNCOMPARED, enabled: false, select: ({ data }) => data.data.find((each) => each.id === id) },
  });
  if (!cached) return undefined;
  return {
    line: mergeEdit(cached, laterEdit, laterFlag),
    number: edit?.number ?? cached.number,
    state: lineState(cached, (flag ?? cached.is_selected) === Flag.Yes),
    isUnsaved: edit?.phase === "failed",
  };
}

/**
 * The cart as the buyer sees it: the server's lines with the pending edits applied, and their totals. The lines of a
 * big cart are updated deferred; `useSelectionEdits` is not.
 */
export function useCart() {
  const edits = useCartEdits();
  const pending = usePending((all) => all);
  const { numbers, selection } = useDeferredValue(pending);
  const response = useListCartLines(wholeCart, {
    query: { ...UNCOMPARED, staleTime: 0, refetchOnWindowFocus: true },
  });
  const { error, refetch } = response;
  const cart = response.data?.data;
  // A quantity that could not be sent, for example after the session expired, is sent again when the cart is next
  // opened.
  const isOpen = cart !== undefined;
  useEffect(() => {
    if (isOpen) edits.retryFailed();
  }, [isOpen, edits]);
  useWarnBeforeUnload(pending.numbers.size + pending.selection.size > 0);
  const data = useMemo(() => {
    if (!cart) return undefined;
    const lines = mergeEdits(cart.data, numbers, selection);
    return { cart, lines, totals: cartTotals(lines) };
  }, [cart, numbers, selection]);
  return { data, error, refetch };
}

/** Makes the browser ask before the tab is closed or reloaded with unsent edits. */
function useWarnBeforeUnload(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsent]);
}

function createCartEdits(client: QueryClient) {
  const pending = createStore<PendingEdits>({ numbers: new Map(), selection: new Map() });
  const onChange = () => pending.set({ numbers: quantities.edits(), selection: selection.unsaved() });

  const quantities = createQuantityQueue({
    delayMs: QUANTITY_DELAY_MS,
    onChange,
    send: (lineId, number) => sendNumber(client, lineId, number),
  });
  const selection = createSelectionQueue({
    delayMs: SELECTION_DELAY_MS,
    onChange,
    send: (lineIds, flag) => sendSelection(client, lineIds, flag),
  });

  const retryFailed = (): void => {
    quantities.retryFailed();
    selection.retry();
  };
  /** Sends all pending edits; resolves to the worst outcome. */
  const settle = async (): Promise<EditOutcome> => {
    const isSelectionSaved = await selection.settle();
    const outcome = await quantities.settle();
    return isSelectionSaved ? outcome : "failed";
  };
  window.addEventListener("online", () => {
    const { numbers, selection: flags } = pending.get();
    if (numbers.size + flags.size === 0) return;
    retryFailed();
    void settle().then((outcome) => {
      if (outcome === "saved") toast({ status: "success", message: "网络已恢复，购物车的改动都已保存" });
    });
  });

  return {
    pending,
    setNumber: quantities.set,
    retry: quantities.retry,
    retryFailed,
    drop: quantities.drop,
    select: selection.set,
    settle,
  };
}

/** The responses to edits are written into the list, which may have thousands of lines: it is not refetched. */
const writingCart = (client: QueryClient): QueryClient =>
  leavingOut(client, (query) => matchQuery({ queryKey: listKey }, query));

async function sendNumber(client: QueryClient, lineId: number, number: number): Promise<EditOutcome> {
  const cached = client.getQueryData<ListCartLines200>(getListCartLinesQueryKey(wholeCart));
  const before = cached?.data.data.find(({ id }) => id === lineId);
  try {
    const options = getEditCartLineMutationOptions(writingCart(client));
    const { data } = await runMutation(client, options, { id: lineId, data: { params: { number }, new: 1 } });
    // Selection has its own queue: the response to a quantity must not undo a newer selection.
    putResponse(client, data, (line) =>
      line.id === lineId ? { ...data.line, is_selected: line.is_selected } : line,
    );
    const news = before && serverCorrection(data.line, { number, price: linePriceAt(before, number) });
    if (news) toast({ status: "info", message: news });
    return "saved";
  } catch (error) {
    return outcomeOf(client, error);
  }
}

async function sendSelection(client: QueryClient, lineIds: number[], flag: Flag): Promise<boolean> {
  try {
    const options = getSelectCartLinesMutationOptions(writingCart(client));
    const { data } = await runMutation(client, options, { data: { ids: lineIds, is_selected: flag } });
    const requested = new Set(lineIds);
    const refused = new Set(data.refused_ids);
    const flagOf = ({ id, is_selected }: CartLine): Flag => {
      if (refused.has(id)) return Flag.No;
      return requested.has(id) ? flag : is_selected;
    };
    putResponse(client, data, (line) => {
      const is_selected = flagOf(line);
      return is_selected === line.is_selected ? line : { ...line, is_selected };
    });
    if (refused.size > 0)
      toast({ status: "warning", message: `${refused.size} 种商品暂不可购买，已取消选择` });
    return true;
  } catch (error) {
    // The selection returns to the server's state; the error has already been shown.
    outcomeOf(client, error);
    return !isUnheard(error);
  }
}

/** Writes the server's response into the cached cart. */
export function updateCart(client: QueryClient, update: (cart: CartStore) => CartStore): void {
  const wasLoading = client.isFetching({ queryKey: listKey }) > 0;
  client.setQueriesData<ListCartLines200>(
    { queryKey: listKey },
    (cached) => cached && { ...cached, data: update(cached.data) },
  );
  // A list in flight may have been read before this change: refetch rather than show the old state.
  if (wasLoading) reloadCart(client);
}

function reloadCart(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: listKey });
}

/** Puts into the cached cart what a response says of the whole, and of each line. */
function putResponse(
  client: QueryClient,
  { shipping_data, activity_data }: Pick<CartStore, "shipping_data" | "activity_data">,
  change: (line: CartLine) => CartLine,
): void {
  updateCart(client, (cart) => ({ ...cart, shipping_data, activity_data, data: cart.data.map(change) }));
}

/** After a refusal the cached cart is outdated; after any other error the server's state is unknown. */
function outcomeOf(client: QueryClient, error: unknown): EditOutcome {
  if (!(error instanceof ApiError) || !isRefusal(error)) return "failed";
  reloadCart(client);
  return "refused";
}

/** True if a call got no response; it is sent again when the network is back. */
function isUnheard(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "network";
}
