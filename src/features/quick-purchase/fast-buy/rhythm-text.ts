import type { FastBuyItem } from "#generated/model/index.ts";

const DAY_MS = 86_400_000;

type Rhythm = Pick<FastBuyItem, "last_bought_at" | "last_number" | "interval_days" | "suggested_number"> & {
  goods: Pick<FastBuyItem["goods"], "bzdw">;
};

/** `上次 08-12 买 20 盒，约 28 天一次，建议 24`; without an interval if it was bought on one day only. */
export function rhythmText(
  { last_bought_at, last_number, interval_days, suggested_number, goods }: Rhythm,
  today: Date,
): string {
  const day = last_bought_at.slice(0, 10);
  const shown = day.startsWith(`${today.getFullYear()}-`) ? day.slice(5) : day;
  const interval = interval_days > 0 ? [`约 ${interval_days} 天一次`] : [];
  return [`上次 ${shown} 买 ${last_number} ${goods.bzdw}`, ...interval, `建议 ${suggested_number}`].join(
    "，",
  );
}

export type DueState = { text: string; isDue: boolean };

/** Describes how long goods have been due, or in how many days they will be; undefined without a rhythm. */
export function describeDue(dueOn: string | null, today: Date): DueState | undefined {
  if (dueOn === null) return undefined;
  const [year = 0, month = 1, day = 1] = dueOn.split("-").map(Number);
  const days = Math.round((new Date(year, month - 1, day).getTime() - today.getTime()) / DAY_MS);
  if (days > 0) return { text: `约 ${days} 天后补货`, isDue: false };
  return { text: days === 0 ? "今天该补货" : `该补货了，过了 ${-days} 天`, isDue: true };
}
