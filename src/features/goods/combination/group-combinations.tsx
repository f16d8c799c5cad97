import { useSearchParams } from "react-router-dom";
import { useListCombinationGroups } from "#generated/hooks/activity/activity.ts";
import { Gift } from "#generated/icons/gift.ts";
import type { CombinationGroup } from "#generated/model/index.ts";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";
import { Box, Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { CombinationGrid, CombinationGridSkeleton } from "./combination-grid.tsx";
import { NoCombinations } from "./no-combinations.tsx";

/** The combinations of one group, or of all, group by group. */
export function GroupCombinations() {
  const [search] = useSearchParams();
  const id = search.get("id");
  const selected = id === null ? "all" : parseId(id);
  const {
    data: groups,
    error,
    refetch,
  } = useListCombinationGroups({ query: { select: (response) => response.data } });
  const shown = selected === "all" ? groups : groups?.filter((each) => each.id === selected);
  const only = selected === "all" ? undefined : shown?.[0];
  return (
    <>
      <ZoneHero
        title={only?.name ?? "组合满赠商品"}
        lead={only?.describe || "按用途配好的组合，整套更省，按套加入购物车。"}
        icon={Gift}
        facts={[
          {
            name: "个组合在售",
            value: shown?.reduce((sum, each) => sum + each.combinations.length, 0) ?? "--",
          },
        ]}
      />
      {groups && groups.length > 0 && (
        <Row mb="3">
          <PillLinks
            label="组合分组"
            links={[undefined, ...groups].map((each) => ({
              name: each?.name ?? "全部",
              to: paths.combinationGroup(each?.id),
              isCurrent: (each?.id ?? "all") === selected,
            }))}
          />
        </Row>
      )}
      <Loaded
        query={{ data: shown, error, refetch }}
        what="组合"
        skeleton={<CombinationGridSkeleton />}
        empty={groups?.length === 0 ? <NoCombinations /> : <NoSuchGroup />}
      >
        {(list) => list.map((group) => <GroupSection key={group.id} group={group} isTitled={!only} />)}
      </Loaded>
    </>
  );
}

function GroupSection({ group, isTitled }: { group: CombinationGroup; isTitled: boolean }) {
  const { name, describe, combinations } = group;
  return (
    <Box as="section" mb="5" aria-label={name}>
      {isTitled ? (
        <Row align="baseline" wrap gapX="3" mb="3">
          <Text as="h2" size="lg" bold>
            {name}
          </Text>
          <Text as="div" tone="subtle" size="xs">
            {describe}
          </Text>
        </Row>
      ) : (
        <VisuallyHidden as="h2">全部组合</VisuallyHidden>
      )}
      {combinations.length > 0 ? (
        <CombinationGrid combinations={combinations} />
      ) : (
        <NoCombinations title="这个分组的组合都售完了" hint="补货后会回到这里，您可以先看看其他优惠。" />
      )}
    </Box>
  );
}

function NoSuchGroup() {
  return (
    <NoCombinations
      title="没有找到这个组合分组"
      hint="它可能已经下架，或者链接有误。"
      action={
        <ButtonLink size="sm" to={paths.combinationGroup()}>
          看全部组合
        </ButtonLink>
      }
    />
  );
}
