import { lazyPart } from "../lazy-part.ts";

export const LotteryPopup = lazyPart(
  async () => (await import("#src/features/draw/components/lottery-popup.tsx")).LotteryPopup,
);
