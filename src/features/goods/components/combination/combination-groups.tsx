import { Gift } from "#generated/icons/gift.ts";
import { useListCombinationGroups } from "#generated/hooks/activity/activity.ts";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { CombinationGridSkeleton } from "./combination-grid.tsx";
import { GroupTile } from "./group-tile.tsx";
import styles from "./combination-groups.module.css";
import { NoCombinations } from "./no-combinations.tsx";

/** The groups of combinations, each linking to its combinations. */
export function CombinationGroups() {
  const { data, error, refetch } = useListCombinationGroups();
  const groups = data?.data;
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
      {groups && groups.length > 0 && (
        <ul className={styles.root}>
          {groups.map((group) => (
            <GroupTile key={group.id} group={group} />
          ))}
        </ul>
      )}
      {groups?.length === 0 && <NoCombinations />}
      {!groups && error && <LoadError error={error} what="组合分组" onRetry={() => void refetch()} />}
      {!groups && !error && <CombinationGridSkeleton />}
    </>
  );
}
