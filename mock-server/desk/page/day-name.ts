const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a time as buyers call it; both begin with `YYYY-MM-DD`. */
export function dayName(time: string, today: string): string {
  const day = time.slice(0, 10);
  const ago = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (ago === 0) return "今天";
  return ago === 1 ? "昨天" : day;
}
