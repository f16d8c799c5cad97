import type { CoverageOperationsItem } from "#generated/control/model/coverageOperationsItem.ts";
import { searchOperations, tags } from "../contract.ts";
import { say } from "../language.ts";

export const SHOWN = [
  ["all", say("All", "全部")],
  ["called", say("Called", "已调用")],
  ["never", say("Never called", "未调用")],
  ["example", say("Example only", "仅有示例")],
] as const;

export type Shown = (typeof SHOWN)[number][0];

const FITS: Readonly<Record<Shown, (one: CoverageOperationsItem) => boolean>> = {
  all: () => true,
  called: ({ calls }) => calls > 0,
  never: ({ calls }) => calls === 0,
  example: ({ answered_by }) => answered_by === "example",
};

/** The matching operations by tag in the contract's order, without empty tags; counts are of the whole tag. */
export function groupCoverage(operations: readonly CoverageOperationsItem[], text: string, shown: Shown) {
  const found = new Set(searchOperations(text).map(({ id }) => id));
  return tags
    .map(({ name, title }) => {
      const all = operations.filter(({ tag }) => tag === name);
      return {
        tag: name,
        title,
        operations: all.filter((one) => FITS[shown](one) && found.has(one.operation_id)),
        called: all.filter(({ calls }) => calls > 0).length,
        total: all.length,
      };
    })
    .filter((group) => group.operations.length > 0);
}
