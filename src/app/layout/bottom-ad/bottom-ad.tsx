import { useGetBottomAd } from "#generated/hooks/home/home.ts";
import { adName } from "#src/shared/lib/ad-name.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { CloseAdButton } from "../close-ad-button.tsx";
import { useClosedAd } from "../closed-ad.ts";
import styles from "./bottom-ad.module.css";

const FRESH_FOR_MS = 600_000;
/** The pictures are 1920 × 48 strips; what does not fit is cropped at both ends. */
const PICTURE_RATIO = 1920 / 48;

/** The ad at the bottom of the window. Once closed, it stays hidden in this browser. */
export function BottomAd() {
  const { isClosed, close } = useClosedAd("bottom");
  const { data: ad } = useGetBottomAd({
    query: { staleTime: FRESH_FOR_MS, select: ({ data }) => data },
  });
  if (!ad || isClosed(ad)) return null;
  return (
    <aside className={styles.root} aria-label="底部广告">
      <DataLink className={styles.link} url={ad.url}>
        <DataPicture className={styles.picture} src={ad.image} alt={adName(ad)} ratio={PICTURE_RATIO} />
      </DataLink>
      <CloseAdButton className={styles.close} aria-label="关闭底部广告" onClick={() => close(ad)} />
    </aside>
  );
}
