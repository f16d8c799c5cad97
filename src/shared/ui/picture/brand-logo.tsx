import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { company } from "#generated/company.ts";
import { paths } from "#src/shared/paths.ts";
import styles from "./brand-logo.module.css";

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
        className={clsx(styles.link, isSmall && styles.linkSmall)}
        to={paths.home()}
        aria-label={size === "compact" ? `${company.brand}，返回首页` : undefined}
      >
        <img className={clsx(styles.picture, isSmall && styles.pictureSmall)} src="/favicon.svg" alt="" />
        <div className={clsx(styles.words, size === "compact" && styles.wideOnly)}>
          <div className={clsx(styles.name, isSmall && styles.nameSmall)}>{company.brand}</div>
          {!isSmall && <div className={styles.slogan}>正品药械批发商城</div>}
        </div>
      </Link>
      {caption && <div className={styles.caption}>{caption}</div>}
    </div>
  );
}
