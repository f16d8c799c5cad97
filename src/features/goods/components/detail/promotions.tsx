import styles from "./promotions.module.css";
import type { GoodsPromotion } from "#generated/model/index.ts";

/** The promotions that apply, each in one sentence. */
export function Promotions({ promotions }: { promotions: readonly GoodsPromotion[] }) {
  if (promotions.length === 0) return null;
  return (
    <ul className={styles.root} aria-label="促销">
      {promotions.map(({ name, describe }, index) => (
        <li className={styles.promotion} key={`${name}-${index}`}>
          <span className={styles.name}>{name}</span>
          {describe}
        </li>
      ))}
    </ul>
  );
}
