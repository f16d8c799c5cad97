import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAddCartLines } from "#generated/hooks/cart/cart.ts";
import type { AddToCartItem, Goods } from "#generated/model/index.ts";
import { inlineIf } from "#src/shared/api/error-kinds.ts";
import { correctQuantity } from "#src/shared/lib/correct-quantity.ts";
import { sumMoney } from "#src/shared/lib/money-math.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { addInBatches, type AddResult, isShownByGoods } from "./add-in-batches.ts";
import { toCartItem } from "./cart-item.ts";
import { buyingObstacle } from "./for-sale.ts";
import { withExpiryAgreed } from "./near-expiry.ts";
import { patchGoods } from "./patch-goods.ts";
import { amountAt } from "./price.ts";
import { quantityRules } from "./quantity-rules.ts";

/** Goods that can be bought together, with their initial quantities. */
export type BatchItem = { readonly goods: Goods; readonly number: number };

const NONE: ReadonlyMap<number, AddResult> = new Map();

/** The selection, quantities and add-to-cart results of a list of goods. */
export function useGoodsBatch(items: readonly BatchItem[]) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [numbers, setNumbers] = useState<ReadonlyMap<number, number>>(new Map());
  const [results, setResults] = useState(NONE);
  const { mutateAsync, isPending } = useAddCartLines({
    mutation: { meta: { errors: inlineIf(isShownByGoods) } },
  });
  const once = useSingleFlight();

  const numberOf = ({ goods, number }: BatchItem) =>
    numbers.get(goods.id) ?? correctQuantity(number, quantityRules(goods)).value;
  const picked = items.filter(({ goods }) => chosen.has(goods.id));
  const buyable = picked.filter(({ goods }) => buyingObstacle(goods) === "");
  const amount = sumMoney(buyable.map((item) => amountAt(item.goods, numberOf(item)) ?? 0));

  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const id of ids)
        if (isChosen) after.add(id);
        else after.delete(id);
      return after;
    });
  const add = (chosen: readonly BatchItem[]) =>
    once(async () =>
      withExpiryAgreed(chosen, send, (item) => [{ goods: item.goods, number: numberOf(item) }]),
    );
  async function send(agreed: readonly BatchItem[]): Promise<void> {
    const params = agreed.flatMap((item) => toCartItem(item.goods, numberOf(item)) ?? []);
    const call = async (batch: AddToCartItem[]) => (await mutateAsync({ data: { params: batch } })).data;
    const added = await addInBatches(params, call);
    setResults((before) => new Map([...before, ...added]));
    const done = [...added].flatMap(([id, result]) =>
      "number" in result ? [[id, result.number] as const] : [],
    );
    for (const [id, number] of done) patchGoods(client, id, { cart_number: number });
    choose(
      done.map(([id]) => id),
      false,
    );
  }

  return {
    chosen,
    picked,
    buyable,
    amount,
    results,
    isAdding: isPending,
    numberOf,
    setNumber: (id: number, number: number) => setNumbers((before) => new Map(before).set(id, number)),
    choose,
    add: () => add(buyable),
    addOne: (item: BatchItem) => add([item]),
  };
}

export type GoodsBatchState = ReturnType<typeof useGoodsBatch>;
