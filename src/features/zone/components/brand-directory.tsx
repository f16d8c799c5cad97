import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import type { Brand } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { type DirectoryQuery, lettersOf, PAGE_SIZE, pageOfDirectory } from "../lib/directory.ts";
import styles from "./brand-directory.module.css";
import { Link } from "react-router-dom";
import { BrandMark } from "./brand-mark.tsx";

/** The usual number of brands per letter. */
const FEW = 4;

type Props = {
  /** Undefined while loading. */
  brands: readonly Brand[] | undefined;
  query: DirectoryQuery;
};

/** Every brand, by page or by letter. */
export function BrandDirectory({ brands, query }: Props) {
  const { page, letter } = query;
  const { shown, total } = pageOfDirectory(brands ?? [], query);
  const links = ["", ...lettersOf(brands ?? [])].map((each) => ({
    name: each || "全部",
    to: paths.brands(1, { letter: each || undefined }),
    isCurrent: (letter ?? "") === each,
  }));
  return (
    <section aria-labelledby="brand-directory" aria-busy={!brands}>
      <div className={styles.head}>
        <Text as="h2" size="lg" bold id="brand-directory">
          全部品牌
        </Text>
        <PillLinks label="按拼音首字母" links={links} />
      </div>
      {brands && total === 0 && (
        <EmptyState title="没有找到该品牌" hint="换个首字母，或者看看全部品牌。" action={<AllBrands />} />
      )}
      {total > 0 && shown.length === 0 && (
        <EmptyState
          title="这一页没有品牌了"
          hint={`共 ${formatCount(total)} 个品牌。`}
          action={<AllBrands />}
        />
      )}
      <ul className={styles.brands}>
        {brands
          ? shown.map((brand) => <BrandTile key={brand.id} brand={brand} />)
          : Array.from({ length: letter ? FEW : PAGE_SIZE }, (_, place) => (
              <li key={place}>
                <Skeleton className={styles.loading} />
              </li>
            ))}
      </ul>
      <Box mt="4">
        <Pagination
          page={page}
          total={total}
          pageSize={PAGE_SIZE}
          hrefOf={(target) => paths.brands(target, { letter })}
        />
      </Box>
    </section>
  );
}

function AllBrands() {
  return (
    <TextLink className={styles.all} to={paths.brands()}>
      看全部品牌
    </TextLink>
  );
}

/** A brand in the directory, linking to its goods. */
function BrandTile({ brand }: { brand: Brand }) {
  return (
    <li className={styles.brandTile}>
      <Link className={styles.link} to={paths.brand(brand.id)}>
        <BrandMark brand={brand} />
        <span>进入品牌馆</span>
      </Link>
    </li>
  );
}
