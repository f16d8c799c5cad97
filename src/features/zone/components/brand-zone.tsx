import { useParams, useSearchParams } from "react-router-dom";
import { Link } from "react-router-dom";
import { useGetBrandZone } from "#generated/hooks/zone/zone.ts";
import { Award } from "#generated/icons/award.ts";
import type { Brand } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { parsePage } from "#src/shared/lib/parse-page.ts";
import { paths } from "#src/shared/paths.ts";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";
import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ZoneAds } from "#src/shared/ui/zone/zone-ads.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";
import {
  type DirectoryQuery,
  directoryQuery,
  lettersOf,
  PAGE_SIZE,
  pageOfDirectory,
} from "../lib/directory.ts";
import { BrandMark } from "./brand-mark.tsx";
import styles from "./brand-zone.module.css";

/** The shop's brands, with the banners of their zone. */
export function BrandZone() {
  const page = parsePage(useParams().page);
  const { letter } = directoryQuery.read(useSearchParams()[0]);
  const { data, error, refetch } = useGetBrandZone();
  const zone = data?.data;
  return (
    <>
      <ZoneHero
        title="品牌专区"
        lead="名厂直供，批批检验，质检报告可在线查询。"
        icon={Award}
        facts={[{ name: "个品牌入驻", value: zone?.brands.length ?? "--" }]}
      />
      {zone?.brands.length === 0 && (
        <EmptyState title="暂时没有品牌" hint="您可以先看看其他优惠。" action={<ZoneLinks />} />
      )}
      {!zone && error ? (
        <LoadError error={error} what="品牌" onRetry={() => void refetch()} />
      ) : (
        <>
          {page === 1 && <ZoneAds label="品牌专区活动" ads={zone?.banners} />}
          {zone?.brands.length !== 0 && <BrandDirectory brands={zone?.brands} query={{ page, letter }} />}
        </>
      )}
    </>
  );
}

/** The usual number of brands per letter. */
const FEW = 4;

type Props = {
  /** Undefined while loading. */
  brands: readonly Brand[] | undefined;
  query: DirectoryQuery;
};

/** Every brand, by page or by letter. */
function BrandDirectory({ brands, query }: Props) {
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
    <Box as="li" noMarkers>
      <Link className={styles.link} to={paths.brand(brand.id)}>
        <BrandMark brand={brand} />
        <span>进入品牌馆</span>
      </Link>
    </Box>
  );
}
