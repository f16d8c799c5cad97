import { Gift } from "#generated/icons/gift.ts";
import { useListCombinationGroups } from "#generated/hooks/activity/activity.ts";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { CombinationGridSkeleton } from "./combination-grid.tsx";
import { GroupTile } from "./group-tile.tsx";
import styles from "./combination-groups.module.css";
import { NoCombinations } from "./no-combinations.tsx";

/** The groups of combinations, each linking to its combinations. */
export function CombinationGroups() {
  const query = useListCombinationGroups({ query: { select: (response) => response.data } });
  const groups = query.data;
  const count = groups?.reduce((sum, { combinations }) => sum + combinations.length, 0);
  return (
    <>
      <ZoneHero
        title="组合满赠"
        lead="按用途配好的组合，整套更省，带赠品的组合随单发出；先选分组，再按套加购。"
        icon={Gift}
        facts={[
          { name: "个分组", value: groups?.length ?? "--" },
          { name: "个组合在售", value: count ?? "--" },
        ]}
      />
      <Loaded query={query} what="组合分组" skeleton={<CombinationGridSkeleton />} empty={<NoCombinations />}>
        {(shown) => (
          <ul className={styles.root}>
            {shown.map((group) => (
              <GroupTile key={group.id} group={group} />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}
