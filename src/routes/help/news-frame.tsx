import type { ReactNode } from "react";
import { HelpSearch } from "#src/features/article/components/help-search.tsx";
import { HotReading } from "#src/features/article/components/hot-reading.tsx";
import { ServiceCard } from "#src/features/article/components/service-card.tsx";
import styles from "./news-frame.module.css";

/** The layout of news pages: news beside search, useful help and customer service. */
export function NewsFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <div className={styles.content}>{children}</div>
      <aside className={styles.aside} aria-label="帮助">
        <HelpSearch keywords="" />
        <HotReading />
        <ServiceCard />
      </aside>
    </div>
  );
}
