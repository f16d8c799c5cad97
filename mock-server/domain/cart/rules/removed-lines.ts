import { CART_LINES_MAX } from "#generated/limits.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { CartLineRecord, RemovedLine } from "../records.ts";
import { offerKey } from "./current-lines.ts";
import { cartLines } from "./priced-cart.ts";

/** The time for which removed lines can be restored, in ms. */
const RETENTION_MS = 10 * 60_000;

const NONE: readonly RemovedLine[] = [];

const storedOf = (state: WorldState, userId: number): readonly RemovedLine[] =>
  state.removedLines.get(userId) ?? NONE;

/** Remembers the lines of a cart with these ids, about to be removed from it. */
export function rememberRemoved(
  state: WorldState,
  userId: number,
  lines: readonly CartLineRecord[],
  ids: ReadonlySet<number>,
): void {
  const at = state.clock.now();
  if (!lines.some(({ id }) => ids.has(id))) return;
  const stored = storedOf(state, userId).filter(({ line }) => !ids.has(line.id));
  // Those removed before count as well: the line before may come back first, or last.
  const removed = inPlace(lines, stored, stored).flatMap((line, index, all) =>
    ids.has(line.id) ? [{ line, after: all[index - 1]?.id ?? 0, at }] : [],
  );
  state.removedLines.put(userId, [...stored, ...removed].slice(-CART_LINES_MAX));
}

/**
 * Restores removed lines, each after the line that it followed, or after the nearest earlier one that is still there.
 * Skips lines that are in the cart again under the same offer, and lines for which there is no room.
 */
export function restoreRemoved(
  state: WorldState,
  { id: userId }: UserRecord,
  ids: readonly number[],
): { restored: number; total: number } {
  const requested = new Set(ids);
  const stored = storedOf(state, userId);
  const from = state.clock.now() - RETENTION_MS;
  const before = cartLines(state, userId);
  const offers = new Set(before.map(offerKey));
  const back = stored
    .filter(({ line, at }) => at >= from && requested.has(line.id) && !offers.has(offerKey(line)))
    .slice(0, CART_LINES_MAX - before.length);
  if (back.length === 0) return { restored: 0, total: before.length };
  const backIds = new Set(back.map(({ line }) => line.id));
  const lines = inPlace(before, back, stored);
  state.carts.put(userId, lines);
  state.removedLines.put(
    userId,
    stored.filter(({ line }) => !backIds.has(line.id)),
  );
  return { restored: back.length, total: lines.length };
}

/** Lines with some of those `stored` put back. */
function inPlace(
  lines: readonly CartLineRecord[],
  back: readonly RemovedLine[],
  stored: readonly RemovedLine[],
): CartLineRecord[] {
  const followed = new Map(stored.map(({ line, after }) => [line.id, after]));
  const present = new Set([...lines, ...back.map(({ line }) => line)].map(({ id }) => id));
  const nearest = (after: number): number => {
    const seen = new Set<number>();
    while (after !== 0 && !present.has(after) && !seen.has(after)) {
      seen.add(after);
      after = followed.get(after) ?? 0;
    }
    return present.has(after) ? after : 0;
  };
  const followers = Map.groupBy(back, ({ after }) => nearest(after));
  const result: CartLineRecord[] = [];
  const waiting: CartLineRecord[] = [];
  const putFollowers = (id: number) =>
    waiting.push(...(followers.get(id) ?? []).map(({ line }) => line).toReversed());
  const drain = () => {
    for (let line = waiting.pop(); line; line = waiting.pop()) {
      result.push(line);
      putFollowers(line.id);
    }
  };
  putFollowers(0);
  drain();
  for (const line of lines) {
    result.push(line);
    putFollowers(line.id);
    drain();
  }
  return result;
}
