import styles from "./navigation-progress.module.css";
import { useNavigation } from "react-router-dom";

/** A thin progress bar at the top while the next page's code loads; not shown for short waits. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return <div className={styles.root} role="progressbar" aria-label="页面加载中" />;
}
