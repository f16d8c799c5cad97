const format = new Intl.DateTimeFormat("zh-CN", {
  timeZone: "Asia/Shanghai",
  month: "numeric",
  day: "numeric",
  weekday: "short",
});

/** The date of a moment (seconds since 1970) as spoken: `11 月 21 日周六`. */
export function dayOf(seconds: number): string {
  const parts = new Map(format.formatToParts(seconds * 1000).map(({ type, value }) => [type, value]));
  return `${parts.get("month")} 月 ${parts.get("day")} 日${parts.get("weekday")}`;
}
