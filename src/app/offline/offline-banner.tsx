import { useLocation } from "react-router-dom";
import { shown } from "#src/shared/api/respond-offline.ts";
import { shanghaiMoment } from "#src/shared/lib/shanghai-time.ts";
import styles from "./offline-banner.module.css";

/** Says that there is no network, and how old what the page shows is. */
export function OfflineBanner() {
  const { pathname } = useLocation();
  const at = shown.useValue((pages) => pages.get(pathname));
  if (at === undefined) return null;
  return (
    <div className={styles.root} role="status">
      网络已断开，显示 {shanghaiMoment(at)} 的内容
    </div>
  );
}
