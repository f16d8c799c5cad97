import { CartLineType } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { MarkProps } from "#src/shared/ui/goods/mark.tsx";
import { lineType } from "./line-state.ts";

const MARKS: Partial<Record<number, MarkProps>> = {
  [CartLineType.Spike]: { text: "秒", colour: "red", title: "秒杀" },
  [CartLineType.Combination]: { text: "组合", colour: "blue" },
};

/** How a line under a flash sale (specification section 3) or of a combination is marked wherever it is shown. */
export const lineMark = (line: CartLine): MarkProps | undefined => MARKS[lineType(line)];
