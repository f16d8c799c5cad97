import { Link } from "react-router-dom";
import { useListCombinationGroups } from "#generated/hooks/activity/activity.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { Gift } from "#generated/icons/gift.ts";
import type { CombinationGroup } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { Row, Stack, Text, Box, looks } from "#src/shared/ui/layout/layout.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { CombinationGridSkeleton } from "./combination-grid.tsx";
import { NoCombinations } from "./no-combinations.tsx";
import styles from "./combination-groups.module.css";

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
          <Box as="ul" columns="3" gap="3">
            {shown.map((group) => (
              <GroupTile key={group.id} group={group} />
            ))}
          </Box>
        )}
      </Loaded>
    </>
  );
}

const RATIO = 760 / 300;

/** A group with its first combinations, linking to all of them. */
function GroupTile({ group }: { group: CombinationGroup }) {
  const { id, name, describe, image, combinations } = group;
  const to = paths.combinationGroup(id);
  return (
    <Stack as="li" framed lifts clipped noMarkers>
      <Link className={looks({ block: true })} to={to} tabIndex={-1} aria-hidden>
        <DataPicture src={image} alt={name} ratio={RATIO} />
      </Link>
      <Stack grow gap="1" p="4">
        <h2 className={styles.title}>
          <Link to={to}>{name}</Link>
        </h2>
        <Text as="p" tone="subtle" size="xs">
          {describe}
        </Text>
        <Box as="ul" mb="3" noMarkers>
          {combinations.map((combination) => (
            <Row as="li" justify="between" gap="3" py="1" key={combination.id}>
              <Text narrow ellipsis>
                {combination.name}
              </Text>
              <Price value={combination.price} hint={combination.price_hint} size="sm" unit="套" />
            </Row>
          ))}
        </Box>
        <Link to={to} className={styles.all} aria-label={`看全部 ${combinations.length} 个组合：${name}`}>
          看全部 {combinations.length} 个组合
          <ChevronRight size={14} aria-hidden />
        </Link>
      </Stack>
    </Stack>
  );
}
