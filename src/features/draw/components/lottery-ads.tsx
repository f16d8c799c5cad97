import { useListLotteryAds } from "#generated/hooks/draw/draw.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import styles from "./lottery-ads.module.css";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";

const SHOWN = 2;
const PICTURE_RATIO = 760 / 300;

/** Banners around the lottery; renders nothing without them. */
export function LotteryAds() {
  const { data: ads = [] } = useListLotteryAds({
    query: { select: ({ data }) => data.slice(0, SHOWN), meta: { errors: "silent" } },
  });
  if (ads.length === 0) return null;
  return (
    <div className={styles.root}>
      {ads.map(({ id, title, image, url }) => (
        <DataLink className={styles.ad} key={id} url={url}>
          <DataPicture src={image} alt={title} ratio={PICTURE_RATIO} />
        </DataLink>
      ))}
    </div>
  );
}
