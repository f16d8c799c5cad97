import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { FavoriteRecord } from "./records.ts";

const NONE: readonly FavoriteRecord[] = [];
const collected = new WeakMap<readonly FavoriteRecord[], ReadonlySet<number>>();

/** The favourites of a buyer, newest first. */
export const favoritesOf = (state: WorldState, userId: number): readonly FavoriteRecord[] =>
  state.favorites.get(userId) ?? NONE;

/** Ids of the goods starred by a viewer. Lists are immutable, so the set is cached by list. */
export function starredGoods(state: WorldState, user: UserRecord | undefined): ReadonlySet<number> {
  const favorites = user ? favoritesOf(state, user.id) : NONE;
  const known = collected.get(favorites);
  if (known) return known;
  const ids = new Set(favorites.map(({ goodsId }) => goodsId));
  collected.set(favorites, ids);
  return ids;
}
