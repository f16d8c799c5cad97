import { Link } from "react-router-dom";
import { company } from "#generated/company.ts";
import styles from "./service-facts.module.css";
import { paths } from "#src/shared/paths.ts";

/** Short notes on delivery and returns, with links to the details. */
export function ServiceFacts() {
  return (
    <ul className={styles.root} aria-label="配送与售后">
      <li>
        <Link to={paths.help("zfps/hwps")}>货物配送说明</Link>
      </li>
      <li>
        <Link to={paths.help("zfps/ypth")}>药品退换说明</Link>
      </li>
      <li>
        <Link to={paths.couponCenter()}>领券中心</Link>
      </li>
      <li>
        客服热线 {company.hotline}（{company.service_hours.text}）
      </li>
    </ul>
  );
}
