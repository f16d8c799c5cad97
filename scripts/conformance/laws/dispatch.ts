const DAY_MS = 86_400_000;
const DATE_LENGTH = "2026-11-21".length;

/** Monday to Thursday. */
const isDispatchDay = (day: number): boolean => {
  const weekday = new Date(day).getUTCDay();
  return weekday >= 1 && weekday <= 4;
};

/** True if goods of the cold chain leave on a day, `YYYY-MM-DD`. */
export const isChilledDay = (date: string): boolean => isDispatchDay(Date.parse(date));

/** The first day on which goods of the cold chain leave after that of a time of Shanghai, as `YYYY-MM-DD`. */
export function firstChilledDay(time: string): string {
  let day = Date.parse(time.slice(0, DATE_LENGTH)) + DAY_MS;
  while (!isDispatchDay(day)) day += DAY_MS;
  return new Date(day).toISOString().slice(0, DATE_LENGTH);
}
