import type { NavItem } from "#generated/model/index.ts";
import { usePicture } from "#src/shared/ui/picture/use-picture.ts";
import styles from "./nav-label.module.css";

/** The name of a navigation item with its icon; a broken icon is left out. */
export function NavLabel({ item: { name, image } }: { item: NavItem }) {
  const { isShown, onError } = usePicture(image);
  return (
    <span className={styles.root}>
      {isShown && <img className={styles.picture} src={image} alt="" onError={onError} />}
      {name}
    </span>
  );
}
