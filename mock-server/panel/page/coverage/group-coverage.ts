import type { CoverageOperationsItem } from "#generated/control/model/coverageOperationsItem.ts";
import { findOperation } from "../contract.ts";
import type { PanelData } from "../panel-data.ts";
import { say } from "../language.ts";

export type Shown = "all" | "called" | "never" | "example";

export const SHOWN: readonly (readonly [Shown, string])[] = [
  ["all", say("All", "全部")],
  ["called", say("Called", "已调用")],
  ["never", say("Never called", "未调用")],
  ["example", say("Example only", "仅有示例")],
];

export type Group = {
  readonly tag: string;
  readonly title: string;
  readonly operations: readonly CoverageOperationsItem[];
  /** Counts for the whole tag, whatever the filter. */
  readonly called: number;
  readonly total: number;
};

/** The matching operations by tag in the contract's order, without empty tags. */
export function groupCoverage(
  operations: readonly CoverageOperationsItem[],
  tags: PanelData["tags"],
  text: string,
  shown: Shown,
): Group[] {
  return tags
    .map(({ name, title }) => {
      const all = operations.filter(({ tag }) => tag === name);
      return {
        tag: name,
        title,
        operations: all.filter((one) => fits(one, shown) && holds(one, title, text)),
        called: all.filter(({ calls }) => calls > 0).length,
        total: all.length,
      };
    })
    .filter((group) => group.operations.length > 0);
}

function fits({ calls, answered_by }: CoverageOperationsItem, shown: Shown): boolean {
  switch (shown) {
    case "called":
      return calls > 0;
    case "never":
      return calls === 0;
    case "example":
      return answered_by === "example";
    case "all":
      return true;
  }
}

function holds({ operation_id }: CoverageOperationsItem, tagTitle: string, text: string): boolean {
  const operation = findOperation(operation_id);
  const all = `${operation_id} ${operation?.title} ${operation?.path} ${tagTitle}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
