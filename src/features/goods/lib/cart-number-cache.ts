import type { QueryClient } from "@tanstack/react-query";
import { getListHotGoodsQueryKey } from "#generated/hooks/goods/goods.ts";
import type { GetGoodsDetail200, Goods, ListGoods200, ListHotGoods200 } from "#generated/model/index.ts";

/** Writes how many of the goods are in the cart into every answer that shows them, until they are asked for again. */
export function setCartNumber(client: QueryClient, goodsId: number, cartNumber: number): void {
  const update = (goods: Goods): Goods =>
    goods.id === goodsId ? { ...goods, cart_number: cartNumber } : goods;

  client.setQueriesData<ListHotGoods200>(
    { queryKey: getListHotGoodsQueryKey() },
    (answer) => answer && { ...answer, data: answer.data.map(update) },
  );
  client.setQueriesData<ListGoods200>(
    { queryKey: ["/api/goods/list"] },
    (answer) => answer && { ...answer, data: { ...answer.data, list: answer.data.list.map(update) } },
  );
  client.setQueriesData<GetGoodsDetail200>(
    { predicate: ({ queryKey: [path] }) => String(path).startsWith("/api/goods/detail/") },
    (answer) =>
      answer && {
        ...answer,
        data: {
          ...answer.data,
          goods: update(answer.data.goods),
          same_maker: answer.data.same_maker.map(update),
          same_ingredient: answer.data.same_ingredient.map(update),
        },
      },
  );
}
