import type { Brand } from "#generated/model/index.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import styles from "./brand-mark.module.css";

/** The aspect ratio of the logos. */
const RATIO = 8 / 3;

/** A brand's logo, or its name if the logo is broken. */
export function BrandMark({ brand: { image, name } }: { brand: Brand }) {
  return (
    <div className={styles.root}>
      <DataPicture src={image} alt={name} ratio={RATIO} fit="contain" eager />
    </div>
  );
}
