import { Box, Flex, Grid, Heading, Skeleton } from "@chakra-ui/react";
import type { Brand } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { type DirectoryQuery, lettersOf, PAGE_SIZE, pageOfDirectory } from "../lib/directory.ts";
import { BrandTile } from "./brand-tile.tsx";

/** The usual number of brands per letter. */
const FEW = 4;

type Props = {
  /** Undefined while loading. */
  brands: readonly Brand[] | undefined;
  query: DirectoryQuery;
  onPage: (page: number) => void;
};

/** Every brand, by page or by letter. */
export function BrandDirectory({ brands, query, onPage }: Props) {
  const { page, letter } = query;
  const { shown, total } = pageOfDirectory(brands ?? [], query);
  const links = ["", ...lettersOf(brands ?? [])].map((each) => ({
    name: each || "全部",
    to: paths.brands(1, { letter: each || undefined }),
    isCurrent: (letter ?? "") === each,
  }));
  return (
    <Box as="section" aria-labelledby="brand-directory" aria-busy={!brands}>
      <Flex align="center" wrap="wrap" columnGap="4" rowGap="2" minH={{ base: "40", md: "8" }} mb="3">
        <Heading id="brand-directory" as="h2" fontSize="lg" fontWeight="600">
          全部品牌
        </Heading>
        <PillLinks label="按拼音首字母" links={links} />
      </Flex>
      {brands && total === 0 && (
        <EmptyState title="没有这样的品牌" hint="换个首字母，或者看看全部品牌。" action={<AllBrands />} />
      )}
      {total > 0 && shown.length === 0 && (
        <EmptyState title="这一页没有品牌了" hint={`一共 ${total} 个品牌。`} action={<AllBrands />} />
      )}
      <Grid as="ul" gap="3" gridTemplateColumns={columns}>
        {brands
          ? shown.map((brand) => <BrandTile key={brand.id} brand={brand} />)
          : Array.from({ length: letter ? FEW : PAGE_SIZE }, (_, place) => (
              <Skeleton as="li" key={place} listStyle="none" h="28" borderRadius="md" />
            ))}
      </Grid>
      <Box mt="4">
        <Pagination
          page={page}
          total={total}
          pageSize={PAGE_SIZE}
          onPage={onPage}
          hrefOf={(target) => paths.brands(target, { letter })}
        />
      </Box>
    </Box>
  );
}

function AllBrands() {
  return (
    <TextLink to={paths.brands()} color="brand.fg">
      看全部品牌
    </TextLink>
  );
}

const columns = {
  base: "repeat(2, minmax(0, 1fr))",
  sm: "repeat(3, minmax(0, 1fr))",
  md: "repeat(4, minmax(0, 1fr))",
  xl: "repeat(6, minmax(0, 1fr))",
};
