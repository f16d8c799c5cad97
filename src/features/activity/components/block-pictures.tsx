import type { Ad } from "#generated/model/index.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import styles from "./block-pictures.module.css";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";

/** Width to height of a single full-width picture, and of several side by side. */
const WIDE = 6;
const NARROW = 760 / 300;

/** The pictures of a block, each with its link. */
export function BlockPictures({ ads }: { ads: readonly Ad[] }) {
  return (
    <div className={styles.root} data-single={ads.length === 1 || undefined}>
      {ads.map(({ id, url, image, title }) => (
        <DataLink className={styles.picture} key={id} url={url}>
          <DataPicture src={image} alt={title} ratio={ads.length === 1 ? WIDE : NARROW} />
        </DataLink>
      ))}
    </div>
  );
}
