import type { CSSProperties } from "react";
import type { Ad } from "#generated/model/index.ts";
import { adName } from "#src/shared/lib/ad-name.ts";
import type { Failure } from "#src/shared/lib/failure.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import styles from "./ad-row.module.css";

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
  const row = {
    className: styles.root,
    "data-swiped": isSwiped || undefined,
    style: { "--columns": columns } as CSSProperties,
  };
  return (
    <Loaded
      query={ads}
      what={label}
      as="tile"
      skeleton={
        <div {...row}>
          <Skeletons count={count} className={styles.loading} style={{ aspectRatio: ratio }} />
        </div>
      }
      empty={null}
    >
      {(list) => (
        <section {...row} aria-label={label}>
          {list.slice(0, count).map((ad, place) => (
            <DataLink key={place} url={ad.url} className={styles.ad}>
              <DataPicture src={ad.image} alt={adName(ad)} ratio={ratio} />
            </DataLink>
          ))}
        </section>
      )}
    </Loaded>
  );
}
