import { CartLineType } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/index.ts";
import type { MarkProps } from "#src/shared/ui/goods/mark.tsx";
import { lineType } from "./line-state.ts";

const MARKS: Partial<Record<number, MarkProps>> = {
  [CartLineType.Spike]: { text: "秒", color: "red", title: "秒杀" },
  [CartLineType.Combination]: { text: "组合", color: "blue" },
};

/** Returns the mark of a line in a flash sale (specification section 3) or a combination. */
export const lineMark = (line: CartLine): MarkProps | undefined => MARKS[lineType(line)];
