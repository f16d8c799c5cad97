import { adName } from "#src/shared/lib/ad-name.ts";
import { DataPicture } from "../picture/data-picture.tsx";
import { DataLink } from "../text/data-link.tsx";
import styles from "./zone-ads.module.css";

/** Width to height by the number of banners side by side; pictures are cropped above and below. */
const RATIOS = { 1: 6, 2: 4, 3: 760 / 300 };

type Ad = { id?: number; url: string; image: string; title?: string };

type Props = {
  label: string;
  /** Undefined while loading: their space is reserved. */
  ads: readonly Ad[] | undefined;
  /** The number of ads to reserve space for. */
  expected?: number;
};

/** The banners of a zone: one at full width or several side by side; swiped on a phone. */
export function ZoneAds({ label, ads, expected = 2 }: Props) {
  if (ads?.length === 0) return null;
  const columns = columnsFor(ads?.length ?? expected);
  const ratio = RATIOS[columns];
  return (
    <section className={styles.root} aria-label={label} aria-busy={!ads} data-columns={columns}>
      {ads?.map((ad, place) => (
        <DataLink key={ad.id ?? place} url={ad.url}>
          <DataPicture className={styles.picture} src={ad.image} alt={adName(ad)} ratio={ratio} eager />
        </DataLink>
      )) ??
        Array.from({ length: columns }, (_, place) => (
          <div className={styles.picture} key={place} style={{ aspectRatio: ratio }} />
        ))}
    </section>
  );
}

/** Four become two rows of two: three and a single one would look unbalanced. */
function columnsFor(count: number): keyof typeof RATIOS {
  if (count === 1) return 1;
  return count === 2 || count === 4 ? 2 : 3;
}
