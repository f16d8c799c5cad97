import { formatMinute, parseShanghai, shanghaiDay } from "#src/shared/lib/shanghai-time.ts";

type Period = { starts_at: string; ends_at: string };

/**
 * When something begins or ends, short enough for a tile: `12-01 08:00 开始`, `今天 11:59 截止`, `11-30 截止`, `已结束`. `now`
 * is the server's time in milliseconds since 1970.
 */
export function describePeriod({ starts_at, ends_at }: Period, now: number): string {
  const today = shanghaiDay(now);
  const short = (time: string) => (time.startsWith(today) ? `今天 ${time.slice(11, 16)}` : undefined);
  if (now < parseShanghai(starts_at)) return `${short(starts_at) ?? formatMinute(starts_at).slice(5)} 开始`;
  if (now > parseShanghai(ends_at)) return "已结束";
  return `${short(ends_at) ?? ends_at.slice(5, 10)} 截止`;
}
