import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { company } from "#src/shared/company.ts";
import styles from "./brand-logo.module.css";
import { paths } from "#src/shared/paths.ts";

type Props = {
  /** `compact` is small, and shows only the mark on narrow screens. */
  size?: "md" | "sm" | "compact";
  /** Shown beside the name, as on the login page: `欢迎登录`. */
  caption?: string | undefined;
};

/** The shop's logo and name, linking to the home page. */
export function BrandLogo({ size = "md", caption }: Props) {
  const isSmall = size !== "md";
  return (
    <div className={styles.root}>
      <Link
        className={clsx(styles.row, isSmall && styles.rowSmall)}
        to={paths.home()}
        aria-label={size === "compact" ? `${company.brand}，返回首页` : undefined}
      >
        <img className={clsx(styles.picture, isSmall && styles.pictureSmall)} src="/favicon.svg" alt="" />
        <div className={clsx(styles.box, size === "compact" && styles.boxVariant)}>
          <div className={clsx(styles.box2, isSmall && styles.box2Small)}>{company.brand}</div>
          {!isSmall && <div className={styles.box3}>正品药械批发商城</div>}
        </div>
      </Link>
      {caption && <div className={styles.box4}>{caption}</div>}
    </div>
  );
}
