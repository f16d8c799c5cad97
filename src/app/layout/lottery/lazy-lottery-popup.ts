import { lazyPart } from "#src/shared/lib/lazy-part.ts";

export const LotteryPopup = lazyPart(
  async () => (await import("#src/features/draw/components/lottery-popup.tsx")).LotteryPopup,
);
