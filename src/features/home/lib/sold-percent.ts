/** The sold share in whole per cent; 100 only when it is sold out. */
export function soldPercent({ sold, total }: { sold: number; total: number }): number {
  if (total <= 0 || sold >= total) return 100;
  return Math.min(99, Math.floor((sold / total) * 100));
}
