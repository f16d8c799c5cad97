import { useListRightBanners } from "#generated/hooks/home/home.ts";
import { adName } from "#src/shared/lib/ad-name.ts";
import { useHoverDisclosure } from "#src/shared/ui/overlay/use-hover-disclosure.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import styles from "./top-right-ad.module.css";

const FRESH_FOR_MS = 600_000;
const PICTURE_RATIO = 2;

/**
 * The ad in the top right corner: a narrow tab with its title at the window's edge, so that it covers nothing; its
 * picture slides out beside it. On narrow screens it is above the expanded tools.
 */
export function TopRightAd() {
  const { data: ad } = useListRightBanners({
    query: { staleTime: FRESH_FOR_MS, select: ({ data }) => data[0] },
  });
  const { isOpen, area, toggle } = useHoverDisclosure();
  if (!ad) return null;
  return (
    <div className={styles.root} {...area}>
      <button type="button" className={styles.tab} data-ad {...toggle}>
        <span className={styles.title}>{adName(ad)}</span>
      </button>
      <div className={styles.picture} data-shown={isOpen || undefined}>
        <DataLink url={ad.url}>
          <DataPicture src={ad.image} alt={adName(ad)} ratio={PICTURE_RATIO} />
        </DataLink>
      </div>
    </div>
  );
}
