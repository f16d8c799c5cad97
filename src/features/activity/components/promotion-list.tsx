import { useGetPromotion } from "#generated/hooks/activity/activity.ts";
import { useListPosters } from "#generated/hooks/home/home.ts";
import { Images } from "#generated/icons/images.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Box, Text, looks } from "#src/shared/ui/layout/layout.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";
import { ActivityCards } from "./activity-cards.tsx";
import { PromotionOver } from "./promotion-over.tsx";
import styles from "./promotion-list.module.css";

/** Every activity of the promotion, and the posters. */
export function PromotionList() {
  const { query, isOver } = usePromotion();
  return (
    <>
      <ZoneHero
        title="优惠活动列表"
        lead="正在进行和即将开始的活动，以及线下会议、科普和培训的海报。"
        icon={Images}
        facts={[{ name: "场活动", value: query.data?.activities.length ?? "--" }]}
        aside={
          <ButtonLink className={looks({ bg: "panel" })} size="sm" variant="outline" to={paths.promotion()}>
            {query.data?.name ?? "优惠活动"}
          </ButtonLink>
        }
      />
      <Box as="section" mb="5" aria-label="活动">
        {isOver ? (
          <PromotionOver />
        ) : (
          <Loaded query={query} what="活动" skeleton="72">
            {({ activities }) =>
              activities.length > 0 ? (
                <ActivityCards activities={activities} onTurn={() => void query.refetch()} />
              ) : (
                <EmptyState title="暂时没有活动" hint="您可以先看看其他优惠。" action={<ZoneLinks />} />
              )
            }
          </Loaded>
        )}
      </Box>
      <div className={styles.posters}>
        <PosterWall />
      </div>
    </>
  );
}

const RATIO = 0.95;

/** Every poster with what it announces. If it fails, the rest of the page is unaffected. */
function PosterWall() {
  const query = useListPosters({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  if (query.data?.length === 0) return null;
  return (
    <section aria-labelledby="posters">
      <Text as="h2" mb="3" size="lg" bold id="posters">
        活动海报
      </Text>
      <Loaded
        query={query}
        what="活动海报"
        as="line"
        skeleton={
          <div className={styles.posterWallPosters}>
            <Skeletons count={5} style={{ aspectRatio: RATIO }} />
          </div>
        }
      >
        {(posters) => (
          <ul className={styles.posterWallPosters}>
            {posters.map(({ id, url, image, title }) => (
              <li key={id}>
                <DataLink className={styles.poster} url={url}>
                  <DataPicture src={image} alt="" ratio={RATIO} />
                  <Text px="3" py="2" weight="500" block breakable>
                    {title}
                  </Text>
                </DataLink>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

/** The promotion; the page itself says when there is none. */
export function usePromotion() {
  const query = useGetPromotion({
    query: { select: (response) => response.data, meta: { errors: inlineIf(isNotFound) } },
  });
  return { query, isOver: !query.data && query.error?.status === 404 };
}
