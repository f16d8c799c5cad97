const SHANGHAI = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Shanghai",
  hour: "2-digit",
  hourCycle: "h23",
});

/** The greeting at a moment (milliseconds since 1970), by the time of day in Shanghai. */
export function greetingAt(ms: number): string {
  const hour = Number(SHANGHAI.format(ms));
  if (hour < 5) return "夜深了";
  if (hour < 9) return "早上好";
  if (hour < 12) return "上午好";
  if (hour < 14) return "中午好";
  return hour < 18 ? "下午好" : "晚上好";
}
