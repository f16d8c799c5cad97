import type { Failure } from "#src/shared/lib/failure.ts";
import type { CSSProperties } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import type { Ad } from "#generated/model/index.ts";
import { adName } from "#src/shared/lib/ad-name.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import styles from "./ad-row.module.css";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";

type Props = {
  label: string;
  ads: { data: Ad[] | undefined; error: Failure; refetch: () => unknown };
  /** The number of ads in the row; further ones are not shown. */
  count: number;
  columns: number;
  /** The aspect ratio of an ad. */
  ratio: number;
  /** On a narrow screen they keep their size and can be swiped. */
  isSwiped?: boolean;
};

/** A row of ads of equal size. */
export function AdRow({ label, ads, count, columns, ratio, isSwiped = false }: Props) {
  const { data, error, refetch } = ads;
  if (!data && error) return <RetryLine error={error} fills what={label} onRetry={() => void refetch()} />;
  if (data?.length === 0) return null;
  const places = Array.from({ length: data ? Math.min(data.length, count) : count }, (_, index) => index);
  return (
    <section
      className={styles.root}
      aria-label={label}
      data-swiped={isSwiped || undefined}
      style={{ "--columns": columns } as CSSProperties}
    >
      {places.map((place) => {
        const ad = data?.[place];
        if (!ad) return <Skeleton className={styles.loading} key={place} style={{ aspectRatio: ratio }} />;
        return (
          <DataLink key={place} url={ad.url} className={styles.ad}>
            <DataPicture src={ad.image} alt={adName(ad)} ratio={ratio} />
          </DataLink>
        );
      })}
    </section>
  );
}
