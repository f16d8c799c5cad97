const SHANGHAI_AHEAD_MS = 8 * 3_600_000;

/** Parses `2026-11-21 14:08:00`, which the contract gives in Asia/Shanghai; returns milliseconds since 1970. */
export function parseShanghai(text: string): number {
  return Date.parse(`${text.replace(" ", "T")}+08:00`);
}

/** `2026-11-21 14:08`; `--` for an unset time. */
export function formatMinute(text: string | null | undefined): string {
  return text ? text.slice(0, 16) : "--";
}

/** `23:59:59`, preceded by days if there are any: `1 天 02:03:04`. Never negative. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  return days > 0 ? `${days} 天 ${clock}` : clock;
}

/** The remaining time in words for screen readers, to the minute: `1 天 2 小时 3 分钟`, `不到 1 分钟`, `已到时间`. */
export function describeTimeLeft(leftMs: number): string {
  if (leftMs <= 0) return "已到时间";
  const minutes = Math.floor(leftMs / 60_000);
  const parts = [
    [Math.floor(minutes / 1440), "天"],
    [Math.floor(minutes / 60) % 24, "小时"],
    [minutes % 60, "分钟"],
  ] as const;
  const words = parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : []));
  return words.length > 0 ? words.join(" ") : "不到 1 分钟";
}

/** The date in Shanghai at a moment (milliseconds since 1970): `2026-11-21`. */
export function shanghaiDay(ms: number): string {
  return new Date(ms + SHANGHAI_AHEAD_MS).toISOString().slice(0, 10);
}

/** The month, day and time in Shanghai at a moment (milliseconds since 1970): `11-21 14:08`. */
export function shanghaiMoment(ms: number): string {
  return new Date(ms + SHANGHAI_AHEAD_MS).toISOString().slice(5, 16).replace("T", " ");
}
