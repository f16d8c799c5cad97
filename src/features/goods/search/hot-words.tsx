import { useListPaths } from "#src/shared/lib/list-paths.ts";
import { withQuery } from "#src/shared/paths.ts";
import styles from "./hot-words.module.css";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";

/** Popular search terms as links. One line, clipped. */
export function HotWords({ words }: { words: readonly string[] }) {
  const { search } = useListPaths();
  return (
    <ul className={styles.root} aria-label="热门搜索">
      {words.map((word) => (
        <li key={word}>
          <TextLink className={styles.word} to={withQuery(search, { keywords: word, type: 1 })}>
            {word}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
