import { memoize } from "#mock/domain/common/memoize.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { FavoriteRecord } from "./records.ts";

const NONE: readonly FavoriteRecord[] = [];
const idsOf = memoize(
  (favorites: readonly FavoriteRecord[]): ReadonlySet<number> =>
    new Set(favorites.map(({ goodsId }) => goodsId)),
);

/** The favorites of a buyer, newest first. */
export const favoritesOf = (state: WorldState, userId: number): readonly FavoriteRecord[] =>
  state.favorites.get(userId) ?? NONE;

/** Ids of the goods starred by a viewer. Lists are immutable, so the set is cached by list. */
export const starredGoods = (state: WorldState, user: UserRecord | undefined): ReadonlySet<number> =>
  idsOf(user ? favoritesOf(state, user.id) : NONE);
