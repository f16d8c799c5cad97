import type { Failure } from "#src/shared/lib/failure.ts";
import { Award } from "#generated/icons/award.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import type { BrandDetail } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import styles from "./brand-head.module.css";
import { BrandMark } from "./brand-mark.tsx";

type Props = {
  /** Undefined while loading, and if loading failed. */
  detail: BrandDetail | undefined;
  error: Failure;
  onRetry: () => void;
  /** Shows only the name and a back link: for further pages of its goods. */
  isShort: boolean;
};

/** The brand of the goods below, which are shown even if the brand fails to load. */
export function BrandHead({ detail, error, onRetry, isShort }: Props) {
  return (
    <>
      <ZoneHero
        title={detail?.brand.name ?? "品牌详情"}
        lead={!isShort && (detail?.describe ?? (error ? undefined : <Describing />))}
        icon={Award}
        mark={
          detail && (
            <div className={styles.mark}>
              <BrandMark brand={detail.brand} />
            </div>
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
