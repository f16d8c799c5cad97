import type { ActivitySummary } from "#generated/model/index.ts";
import { dayOf } from "#src/shared/lib/day-of.ts";
import { usePhase } from "#src/shared/lib/use-phase.ts";
import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { PeriodCountdown } from "#src/shared/ui/progress/period-countdown.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import styles from "./activity-card.module.css";

const RATIO = 760 / 300;
const PHASES = { upcoming: "未开始", running: "进行中", over: "已结束" };

type Props = { activity: ActivitySummary; onTurn: () => void };

/** An activity with its period, linking to its page. */
export function ActivityCard({ activity, onTurn }: Props) {
  const { name, image, url, starts_at, ends_at } = activity;
  const phase = usePhase(activity);
  return (
    <Box as="li" framed lifts clipped noMarkers>
      <DataLink className={styles.picture} url={url} aria-label={name}>
        <DataPicture src={image} alt={name} ratio={RATIO} />
      </DataLink>
      <Box p="4">
        <h2 className={styles.title}>
          <DataLink url={url}>{name}</DataLink>
          <span className={styles.phase} data-phase={phase}>
            {PHASES[phase]}
          </span>
        </h2>
        <Text as="p" mt="1" tone="subtle" size="xs">
          {dayOf(starts_at)} 至 {dayOf(ends_at)}
        </Text>
        <Text as="p" mt="1" tone="muted" size="sm">
          <PeriodCountdown period={activity} what="活动" onTurn={onTurn} />
        </Text>
      </Box>
    </Box>
  );
}
