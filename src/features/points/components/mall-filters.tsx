import { useListPointsCategories } from "#generated/hooks/points/points.ts";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";
import { Row, Stack, Box } from "#src/shared/ui/layout/layout.tsx";
import type { MallAddress } from "../lib/mall-query.ts";

const SORTS = [
  { value: undefined, name: "综合" },
  { value: "points", name: "积分低到高" },
  { value: "hot", name: "兑换最多" },
] as const;

/** The filters of the mall: category, sorting, and only affordable gifts. */
export function MallFilters({
  address: { query, hrefOf, go },
  isMember,
}: {
  address: MallAddress;
  isMember: boolean;
}) {
  // If the categories fail to load, the mall still shows every gift.
  const { data } = useListPointsCategories({ query: { staleTime: 600_000, meta: { errors: "inline" } } });
  return (
    <Stack gap="2" mb="3">
      <Box minH="filters">
        <PillLinks
          label="礼品分类"
          links={[undefined, ...(data?.data ?? [])].map((each) => ({
            name: each?.name ?? "全部礼品",
            to: hrefOf({ category: each?.id }),
            isCurrent: each?.id === query.category,
          }))}
        />
      </Box>
      <Row wrap align="center" gapX="4" gapY="2">
        <PillLinks
          label="礼品排序"
          links={SORTS.map(({ value, name }) => ({
            name,
            to: hrefOf({ sort: value }),
            isCurrent: value === query.sort,
          }))}
        />
        {isMember && (
          <Row as="label" gap="2" align="center" minH="8" inline clickable>
            <Box
              as="input"
              checkbox
              type="checkbox"
              checked={query.affordable === 1}
              onChange={({ target }) => go({ affordable: target.checked ? 1 : undefined })}
            />
            仅看可兑换
          </Row>
        )}
      </Row>
    </Stack>
  );
}
