import { Flag } from "#generated/enums.ts";
import type { Goods } from "#generated/model/index.ts";

type Marked = Pick<Goods, "is_ephedrine" | "is_cold_chain">;

/** The mark of goods with rules of their own for ordering: 含麻, or 冷链. */
export function ruleMark({ is_ephedrine: ephedrine, is_cold_chain: cold }: Marked) {
  if (ephedrine === Flag.Yes) return { text: "含麻", color: "red" } as const;
  if (cold === Flag.Yes) return { text: "冷链", color: "blue" } as const;
  return undefined;
}
