import { PlainRules } from "#src/shared/ui/zone/plain-rules.tsx";
import { useOwnPoints } from "../hooks/use-own-points.ts";
import type { MallQuery } from "../lib/mall-query.ts";
import { GiftList } from "./gift-list.tsx";
import { MallFilters } from "./mall-filters.tsx";
import styles from "./points-mall.module.css";
import { PointsHero } from "./points-hero.tsx";

/** The gifts available for points. */
export function PointsMall({ query }: { query: MallQuery }) {
  const { isMember, points } = useOwnPoints();
  return (
    <>
      <PointsHero />
      <MallFilters query={query} isMember={isMember} />
      <GiftList query={query} />
      {points && (
        <div className={styles.root}>
          <PlainRules label="积分规则" text={points.rules} />
        </div>
      )}
    </>
  );
}
