import type { NewsSummary } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import styles from "./news-item.module.css";

/** A news article in a list: date, summary, and picture if there is one. */
export function NewsItem({ item }: { item: NewsSummary }) {
  const { id, type, title, summary, image, published_at: publishedAt } = item;
  return (
    <li className={styles.root}>
      <time className={styles.date} dateTime={publishedAt.slice(0, 10)}>
        <b className={styles.day}>{publishedAt.slice(8, 10)}</b>
        {publishedAt.slice(0, 7)}
      </time>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <TextLink to={paths.news(id, type)}>{title}</TextLink>
        </h2>
        <p className={styles.summary}>{summary}</p>
      </div>
      {image && (
        <div className={styles.picture}>
          <DataPicture src={image} alt="" ratio={5 / 2} />
        </div>
      )}
    </li>
  );
}
