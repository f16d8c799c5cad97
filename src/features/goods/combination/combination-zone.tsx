import { useSearchParams } from "react-router-dom";
import { useListCombinationGroups, useListCombinations } from "#generated/hooks/activity/activity.ts";
import { Boxes } from "#generated/icons/boxes.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { paths } from "#src/shared/paths.ts";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { CombinationGrid, CombinationGridSkeleton } from "./combination-grid.tsx";
import { combinationSaving } from "./combination-saving.ts";
import { NoCombinations } from "./no-combinations.tsx";

/** Every combination on sale, or those of one group. */
export function CombinationZone() {
  const [search] = useSearchParams();
  const groupId = parseId(search.get("group"));
  const {
    data: combinations,
    error,
    refetch,
  } = useListCombinations({
    query: { select: (response) => response.data },
  });
  // If the groups fail to load, the zone still shows every combination.
  const { data: groups, error: groupsFailed } = useListCombinationGroups({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  const group = groups?.find(({ id }) => id === groupId);
  const ids = group && new Set(group.combinations.map(({ id }) => id));
  const shown = ids ? combinations?.filter(({ id }) => ids.has(id)) : combinations;
  const saving = Math.max(0, ...(combinations ?? []).map(combinationSaving));
  return (
    <>
      <ZoneHero
        title="组合购"
        lead="常一起卖的药品整套采购，比单买更省；按套加入购物车，按套结算。"
        icon={Boxes}
        facts={[
          { name: "个组合在售", value: combinations?.length ?? "--" },
          ...(saving > 0 ? [{ name: "每套最多可省", value: formatMoney(saving) }] : []),
        ]}
      />
      {groups?.length !== 0 && !groupsFailed && (
        <Row mb="3" minH="filters">
          {groups && (
            <PillLinks
              label="组合分组"
              links={[undefined, ...groups].map((each) => ({
                name: each?.name ?? "全部",
                to: paths.combinations({ group: each?.id }),
                isCurrent: each?.id === group?.id,
              }))}
            />
          )}
        </Row>
      )}
      <section aria-labelledby="combinations">
        <VisuallyHidden as="h2" id="combinations">
          组合套餐
        </VisuallyHidden>
        <Loaded
          query={{ data: shown, error, refetch }}
          what="组合套餐"
          skeleton={<CombinationGridSkeleton />}
          empty={<NoCombinations />}
        >
          {(list) => <CombinationGrid combinations={list} />}
        </Loaded>
      </section>
    </>
  );
}
