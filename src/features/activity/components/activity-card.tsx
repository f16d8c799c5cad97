import { chakra } from "@chakra-ui/react";
import type { ActivitySummary } from "#generated/model/index.ts";
import { dayOf } from "#src/shared/lib/day-of.ts";
import { usePhase } from "#src/shared/lib/use-phase.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { PeriodCountdown } from "#src/shared/ui/progress/period-countdown.tsx";

const RATIO = 760 / 300;
const PHASES = { upcoming: "未开始", running: "进行中", over: "已结束" };

type Props = { activity: ActivitySummary; onTurn: () => void };

/** An activity with its period, linking to its page. */
export function ActivityCard({ activity, onTurn }: Props) {
  const { name, image, url, starts_at, ends_at } = activity;
  const phase = usePhase(activity);
  return (
    <chakra.li css={styles}>
      <DataLink url={url} aria-label={name}>
        <DataPicture src={image} alt={name} ratio={RATIO} />
      </DataLink>
      <div>
        <h2>
          <DataLink url={url}>{name}</DataLink>
          <span data-phase={phase}>{PHASES[phase]}</span>
        </h2>
        <p>
          {dayOf(starts_at)} 至 {dayOf(ends_at)}
        </p>
        <p data-part="clock">
          <PeriodCountdown period={activity} what="活动" onTurn={onTurn} />
        </p>
      </div>
    </chakra.li>
  );
}

const styles = {
  overflow: "hidden",
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "md",
  bg: "bg.panel",
  listStyle: "none",
  "&:hover": { borderColor: "brand.border", boxShadow: "sm" },
  "& > a, & > button": { display: "block", width: "full" },
  "& > div": { p: "4" },
  "& h2": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    fontSize: "md",
    fontWeight: "600",
  },
  "& h2 a:hover": { color: "brand.fg" },
  "& h2 span": {
    px: "2",
    borderRadius: "full",
    bg: "bg.muted",
    color: "fg.muted",
    fontSize: "xs",
    lineHeight: "1.5rem",
    whiteSpace: "nowrap",
  },
  "& [data-phase=running]": { bg: "brand.muted", color: "brand.fg" },
  "& [data-phase=upcoming]": { bg: "promo.100", color: "fg.promo" },
  "& p": { mt: "1", color: "fg.subtle", fontSize: "xs" },
  "& [data-part=clock]": { color: "fg.muted", fontSize: "sm" },
} as const;
