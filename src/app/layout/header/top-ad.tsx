import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useListTopAds } from "#generated/hooks/home/home.ts";
import { adName } from "#src/shared/lib/ad-name.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { usePicture } from "#src/shared/ui/picture/use-picture.ts";
import { CloseAdButton } from "../close-ad-button.tsx";
import styles from "./top-ad.module.css";
import { useClosedAd } from "../closed-ad.ts";

const FRESH_MS = 5 * 60_000;

/**
 * The banner above the header. Its space is reserved while it loads; if there is none, the space collapses only on
 * the next page, so that nothing jumps while somebody reads.
 */
export function TopAd() {
  const { key } = useLocation();
  const { data: ad, isPending } = useListTopAds({
    query: { staleTime: FRESH_MS, select: (response) => response.data[0] },
  });
  const [waitedAt] = useState(isPending ? key : undefined);
  const { hasClosed, isClosed, close } = useClosedAd("top");
  const picture = usePicture(ad?.image ?? "");

  if (hasClosed && (!ad || isClosed(ad))) return null;
  if (!ad && !isPending && waitedAt !== key) return null;
  // The gray of the bar below, so that reserved space does not look like a gap.
  if (!ad) return <div className={styles.space} />;

  const name = adName(ad);
  return (
    <aside className={styles.root} aria-label="顶部广告">
      <DataLink className={styles.link} url={ad.url}>
        {picture.isShown ? (
          <img className={styles.picture} src={ad.image} alt={name} onError={picture.onError} />
        ) : (
          name
        )}
      </DataLink>
      <CloseAdButton className={styles.close} aria-label="关闭广告" onClick={() => close(ad)} />
    </aside>
  );
}
