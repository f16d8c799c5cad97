import type { ReactNode } from "react";
import { useGetBrandDetail } from "#generated/hooks/zone/zone.ts";
import { Award } from "#generated/icons/award.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import type { BrandDetail } from "#generated/model/index.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import type { Failure } from "#src/shared/lib/failure.ts";
import { paths } from "#src/shared/paths.ts";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ZoneAds } from "#src/shared/ui/zone/zone-ads.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { BrandMark } from "./brand-mark.tsx";
import styles from "./brand-view.module.css";

type Props = {
  id: number;
  page: number;
  /** Shown when the brand does not exist. */
  missing: ReactNode;
  children: ReactNode;
};

/** A brand; `children` are its goods. */
export function BrandView({ id, page, missing, children }: Props) {
  const { data, error, refetch } = useGetBrandDetail(id, {
    // A missing brand is explained by the page, without an alert on top.
    query: { meta: { errors: inlineIf(isNotFound) } },
  });
  if (error?.status === 404) return missing;
  return (
    <>
      <BrandHead
        detail={data?.data}
        error={data ? null : error}
        onRetry={() => void refetch()}
        isShort={page > 1}
      />
      {children}
      {data && data.data.banners.length > 0 && (
        <Box mt="4">
          <ZoneAds label="品牌活动" ads={data.data.banners} />
        </Box>
      )}
    </>
  );
}

type BrandHeadProps = {
  /** Undefined while loading, and if loading failed. */
  detail: BrandDetail | undefined;
  error: Failure;
  onRetry: () => void;
  /** Shows only the name and a back link: for further pages of its goods. */
  isShort: boolean;
};

/** The brand of the goods below, which are shown even if the brand fails to load. */
function BrandHead({ detail, error, onRetry, isShort }: BrandHeadProps) {
  return (
    <>
      <ZoneHero
        title={detail?.brand.name ?? "品牌详情"}
        lead={!isShort && (detail?.describe ?? (error ? undefined : <Describing />))}
        icon={Award}
        mark={
          detail && (
            <Box hideBelow="md">
              <BrandMark brand={detail.brand} />
            </Box>
          )
        }
        facts={[{ name: "个品规在售", value: detail?.goods_number ?? "--" }]}
        aside={
          <TextLink className={styles.all} to={paths.brands()}>
            全部品牌
            <ChevronRight size={14} aria-hidden />
          </TextLink>
        }
      />
      {error && <RetryLine error={error} what="品牌介绍" onRetry={onRetry} />}
    </>
  );
}

function Describing() {
  return (
    <LoadingPage label="正在加载品牌介绍">
      <Skeleton className={styles.loading} />
    </LoadingPage>
  );
}
