import type { Money } from "#src/shared/lib/money.ts";
import { Flag } from "#generated/enums.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import {
  getEditCartLineMutationOptions,
  getSelectCartLinesMutationOptions,
} from "#generated/hooks/cart/cart.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import { linePriceAt } from "#src/entities/goods/price.ts";
import { isRefusal } from "#src/shared/api/error-kinds.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { serverCorrection } from "../lib/server-correction.ts";
import { createQuantityQueue, type EditOutcome, type QuantityEdit } from "../lib/quantity-queue.ts";
import { createSelectionQueue } from "../lib/selection-queue.ts";
import { cachedLine, reloadCart, updateCart } from "./cart-cache.ts";
import { runMutation } from "#src/shared/api/run-mutation.ts";

const QUANTITY_DELAY_MS = 300;
const SELECTION_DELAY_MS = 60;

export type CartEditsSnapshot = {
  numbers: ReadonlyMap<number, QuantityEdit>;
  selection: ReadonlyMap<number, Flag>;
};

export type CartEdits = ReturnType<typeof createCartEdits>;

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

function createCartEdits(client: QueryClient) {
  const listeners = new Set<() => void>();
  let snapshot: CartEditsSnapshot = { numbers: new Map(), selection: new Map() };
  const onChange = () => {
    snapshot = { numbers: quantities.edits(), selection: selection.unsaved() };
    for (const listener of listeners) listener();
  };

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
    if (snapshot.numbers.size + snapshot.selection.size === 0) return;
    retryFailed();
    void settle().then((outcome) => {
      if (outcome === "saved") toast({ status: "success", message: "网络已恢复，购物车的改动都已保存" });
    });
  });

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => snapshot,
    setNumber: quantities.set,
    retry: quantities.retry,
    retryFailed,
    drop: quantities.drop,
    select: selection.set,
    settle,
  };
}

async function sendNumber(client: QueryClient, lineId: number, number: number): Promise<EditOutcome> {
  const before = cachedLine(client, lineId);
  try {
    const options = getEditCartLineMutationOptions(client);
    const { data } = await runMutation(client, options, { id: lineId, data: { params: { number }, new: 1 } });
    // Selection has its own queue: the response to a quantity must not undo a newer selection.
    putResponse(client, data, (line) =>
      line.id === lineId ? { ...data.line, is_selected: line.is_selected } : line,
    );
    if (before) showCorrection(data.line, { number, price: linePriceAt(before, number) });
    return "saved";
  } catch (error) {
    return outcomeOf(error, () => reloadCart(client));
  }
}

async function sendSelection(client: QueryClient, lineIds: number[], flag: Flag): Promise<boolean> {
  try {
    const options = getSelectCartLinesMutationOptions(client);
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
    outcomeOf(error, () => reloadCart(client));
    return !isUnheard(error);
  }
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
function outcomeOf(error: unknown, reload: () => void): EditOutcome {
  if (!(error instanceof ApiError) || !isRefusal(error)) return "failed";
  reload();
  return "refused";
}

/** True if a call got no response; it is sent again when the network is back. */
function isUnheard(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "network";
}

function showCorrection(line: CartLine, expected: { number: number; price: Money }): void {
  const news = serverCorrection(line, expected);
  if (news) toast({ status: "info", message: news });
}
