import { useOwnPoints } from "../hooks/use-own-points.ts";
import type { MallQuery } from "../lib/mall-query.ts";
import { GiftList } from "./gift-list.tsx";
import { MallFilters } from "./mall-filters.tsx";
import { PointsHero } from "./points-hero.tsx";

/** What can be had for points. */
export function PointsMall({ query }: { query: MallQuery }) {
  const { isMember } = useOwnPoints();
  return (
    <>
      <PointsHero />
      <MallFilters query={query} isMember={isMember} />
      <GiftList query={query} />
    </>
  );
}
