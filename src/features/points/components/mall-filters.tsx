import { chakra } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import { useListPointsCategories } from "#generated/hooks/points/points.ts";
import { paths } from "#src/shared/paths.ts";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";
import { type MallQuery, mallAddress } from "../lib/mall-query.ts";

const SORTS = [
  { value: undefined, name: "综合" },
  { value: "points", name: "积分低到高" },
  { value: "hot", name: "兑换最多" },
] as const;

/** The filters of the mall: category, sorting, and only affordable gifts. */
export function MallFilters({ query, isMember }: { query: MallQuery; isMember: boolean }) {
  const navigate = useNavigate();
  // If the categories fail to load, the mall still shows every gift.
  const { data } = useListPointsCategories({ query: { staleTime: 600_000, meta: { errors: "silent" } } });
  const hrefOf = (change: Partial<MallQuery>) => paths.pointsMall(mallAddress(query, change));
  return (
    <chakra.div css={styles}>
      <div data-part="kinds">
        <PillLinks
          label="礼品分类"
          links={[undefined, ...(data?.data ?? [])].map((each) => ({
            name: each?.name ?? "全部礼品",
            to: hrefOf({ category: each?.id }),
            isCurrent: each?.id === query.category,
          }))}
        />
      </div>
      <div data-part="order">
        <PillLinks
          label="礼品排序"
          links={SORTS.map(({ value, name }) => ({
            name,
            to: hrefOf({ sort: value }),
            isCurrent: value === query.sort,
          }))}
        />
        {isMember && (
          <label>
            <input
              type="checkbox"
              checked={query.affordable === 1}
              onChange={({ target }) => void navigate(hrefOf({ affordable: target.checked ? 1 : undefined }))}
            />
            仅看可兑换
          </label>
        )}
      </div>
    </chakra.div>
  );
}

const styles = {
  display: "flex",
  flexDirection: "column",
  gap: "2",
  mb: "3",
  // On a narrow screen the categories take two lines, which are reserved.
  "& [data-part=kinds]": { minHeight: { base: "18", md: "8" } },
  "& [data-part=order]": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
  },
  "& label": { display: "inline-flex", alignItems: "center", gap: "2", minHeight: "8", cursor: "pointer" },
  "& input": { boxSize: "4", accentColor: "{colors.brand.solid}" },
} as const;
