import type { MenuItem } from "#generated/model/index.ts";
import { usePicture } from "#src/shared/ui/picture/use-picture.ts";
import styles from "./category-logo.module.css";

type Props = { entry: MenuItem; isOn: boolean };

/** The icon of a top-level category; `logo1` is the one of an open entry. Without an icon the space stays empty. */
export function CategoryLogo({ entry: { logo, logo1 }, isOn }: Props) {
  const src = (isOn && logo1) || logo;
  const { isShown, onError } = usePicture(src);
  return (
    <div className={styles.root} aria-hidden>
      {isShown && <img className={styles.picture} src={src} alt="" onError={onError} />}
    </div>
  );
}
