import { createHash } from "node:crypto";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";

/** The token of a buyer's chat frame; the same in every world of a seed, so that links stay valid. */
export const chatToken = (state: WorldState, { id }: UserRecord): string =>
  createHash("sha256").update(`chat:${state.seed.seed}:${id}`).digest("hex").slice(0, 32);
