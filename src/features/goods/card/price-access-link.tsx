import { Link, useLocation } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { useBuyer } from "./use-buyer.ts";
import styles from "./price-access-link.module.css";

/** A link to where prices are unlocked: login for visitors, certificates for unapproved buyers. */
export function PriceAccessLink({ size = "sm" }: { size?: "sm" | "md" }) {
  const { isVisitor } = useBuyer();
  const { pathname, search } = useLocation();
  const [to, text] = isVisitor
    ? [paths.login(pathname + search), "登录后采购"]
    : [paths.certificates(), "查看资质审核"];
  return (
    <Link className={styles.root} data-size={size} to={to}>
      {text}
    </Link>
  );
}
