import type { GoodsInstruction } from "#generated/model/index.ts";
import styles from "./instructions.module.css";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import detailContentStyles from "./detail-content.module.css";

/** The package leaflet, item by item. */
export function Instructions({ instructions }: { instructions: readonly GoodsInstruction[] }) {
  return (
    <Panel title="说明书">
      {instructions.length === 0 ? (
        <p className={detailContentStyles.note}>暂无说明书。</p>
      ) : (
        <dl className={styles.list}>
          {instructions.map(({ label, text }, index) => (
            <div key={`${label}-${index}`}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
