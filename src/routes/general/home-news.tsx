import { Activities } from "#src/features/home/components/activities.tsx";
import styles from "./home-news.module.css";
import { NewsPanel } from "#src/features/home/components/news-panel.tsx";

/** Current activities beside the news. */
export function HomeNews() {
  return (
    <div className={styles.root}>
      <Activities />
      <NewsPanel />
    </div>
  );
}
