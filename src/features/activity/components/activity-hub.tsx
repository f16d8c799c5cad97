import { useListActivities } from "#generated/hooks/activity/activity.ts";
import { Megaphone } from "#generated/icons/megaphone.ts";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";
import { ActivityCard } from "./activity-card.tsx";

/** Every activity that is running or about to begin. */
export function ActivityHub() {
  const query = useListActivities(undefined, { query: { select: (response) => response.data } });
  return (
    <>
      <ZoneHero
        title="活动专区"
        lead="正在进行和即将开始的活动都在这里，先领券再下单更划算。"
        icon={Megaphone}
        facts={[{ name: "个活动", value: query.data?.length ?? "--" }]}
      />
      <Loaded
        query={query}
        what="活动"
        skeleton={
          <Box columns="2-3" gap="3">
            <Skeletons count={4} height="80" />
          </Box>
        }
        empty={
          <EmptyState
            title="暂时没有活动"
            hint="新活动上线后会出现在这里，您可以先看看其他优惠。"
            action={<ZoneLinks />}
          />
        }
      >
        {(activities) => (
          <Box as="ul" columns="2-3" gap="3">
            {activities.map((activity) => (
              <ActivityCard key={activity.id} activity={activity} onTurn={() => void query.refetch()} />
            ))}
          </Box>
        )}
      </Loaded>
    </>
  );
}
