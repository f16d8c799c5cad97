import type { DistributionCell } from "#generated/model/distributionCell.ts";
import { invalid } from "#mock/domain/common/refusal.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { FIRST_NEW_LINE_ID } from "../records.ts";
import { type Distribution, planDistribution } from "../rules/distribution.ts";

/**
 * Fills the carts of several stores. Numbers are set, not added, so that a repeated call changes nothing. 422 on the
 * fields of each cell that cannot be filled; then no cart changes. 403 before approval.
 */
export function distributeCart(
  state: WorldState,
  user: UserRecord,
  cells: readonly DistributionCell[],
): Distribution {
  const distribution = planDistribution(state, user, cells, () => state.next("cart-line", FIRST_NEW_LINE_ID));
  const { problems, stores } = distribution;
  const [first] = problems;
  if (first) {
    const errors = problems.map(({ index, field, message }) => [`cells.${index}.${field}`, [message]]);
    throw invalid(Object.fromEntries(errors), first.rule);
  }
  for (const { store, lines } of stores) state.carts.put(store.id, lines);
  return distribution;
}
