import type { FavoriteRecord } from "#mock/domain/favorite/records.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";

/** Goods by persona, newest first. Goods ids are those of the showcase. */
const STARRED: ReadonlyArray<readonly [userId: number, goodsIds: readonly number[]]> = [
  [1, [16, 15, 7, 1, 14, 18]],
  [2, [16, 15, 7, 1]],
  [3, [16, 15, 7, 1]],
  [6, [19, 17, 13, 12, 3, 2]],
  [7, [12, 4, 1]],
  [8, [12, 7, 2, 1]],
];

/** The price at that time, in per cent of today's: cheaper, more expensive, or unchanged. */
const THEN = [100, 108, 96, 112, 100, 91] as const;

/** The favorites of the personas by user id, newest first. */
export function personaFavorites(
  goods: ReadonlyMap<number, GoodsRecord>,
): Map<number, readonly FavoriteRecord[]> {
  return new Map(
    STARRED.map(([userId, goodsIds]) => [
      userId,
      goodsIds.flatMap((goodsId, index) => {
        const found = goods.get(goodsId);
        if (!found) return [];
        const price = found.offer_price ?? found.base_price;
        const then = Math.floor((price * (THEN[index % THEN.length] ?? 100)) / 100);
        const starredAt = BASE_MS - (index * 9 + 2) * DAY_MS + 9 * 3_600_000 + userId * 60_000;
        return [{ id: userId * 100 + goodsIds.length - index, goodsId, starredAt, price: then }];
      }),
    ]),
  );
}
