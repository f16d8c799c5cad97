import { Link } from "react-router-dom";
import type { Brand } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import styles from "./brand-tile.module.css";
import { BrandMark } from "./brand-mark.tsx";

/** A brand in the directory, linking to its goods. */
export function BrandTile({ brand }: { brand: Brand }) {
  return (
    <li className={styles.root}>
      <Link className={styles.link} to={paths.brand(brand.id)}>
        <BrandMark brand={brand} />
        <span>进入品牌馆</span>
      </Link>
    </li>
  );
}
