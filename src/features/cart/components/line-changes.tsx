import type { CartLine } from "#generated/model/cartLine.ts";
import { useReadChanges } from "../hooks/use-read-changes.ts";
import { lineChanges } from "../lib/line-changes.ts";
import { LineButton } from "./line-button.tsx";
import styles from "./line-changes.module.css";

/** Lists the changes to a line since the buyer last saw it, until they have read them. */
export function LineChanges({ line }: { line: CartLine }) {
  const read = useReadChanges();
  const changes = lineChanges(line);
  if (changes.length === 0) return null;
  return (
    <div className={styles.root}>
      {changes.map(({ kind, text, title }) => (
        <span key={kind} className={styles.change} data-kind={kind} title={title}>
          {text}
        </span>
      ))}
      <LineButton
        className={styles.read}
        aria-label={`知道了 ${line.goods.name}的变动`}
        onClick={() => read([line.id])}
      >
        知道了
      </LineButton>
    </div>
  );
}
