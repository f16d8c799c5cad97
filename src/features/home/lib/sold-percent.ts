/** How much of the goods is gone, in whole percent; a sale that still has some is never shown as 100. */
export function soldPercent({ sold, total }: { sold: number; total: number }): number {
  if (total <= 0 || sold >= total) return 100;
  return Math.min(99, Math.floor((sold / total) * 100));
}
