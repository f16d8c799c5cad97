import type { MatchGoodsBody } from "#generated/model/matchGoodsBody.ts";
import type { OperationId } from "#generated/operations.ts";
import { matchInSteps } from "#mock/domain/goods/rules/matching/plan-match.ts";
import { reportsInSteps } from "#mock/domain/quality/rules/search.ts";
import type { Seed } from "./seed.ts";

/** Works something out, a little at each step; `body` is valid. */
type Preparation = (seed: Seed, body: unknown) => Iterator<unknown>;

/**
 * The parts of operations that take long and depend on nothing but the seed and the request, so that they can be worked
 * out before the handler runs, while the world continues. The handler finds them done; without, it would do them
 * itself.
 */
export const preparations: Partial<Record<OperationId, Preparation>> = {
  matchGoods: (seed, body) => matchInSteps(seed, (body as MatchGoodsBody).lines),
  listInspectionReports: reportsInSteps,
};
