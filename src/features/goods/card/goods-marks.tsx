import type { Goods } from "#generated/model/index.ts";
import { insuranceMarks, ruleMark } from "#src/entities/goods/goods-marks.ts";
import { Mark } from "#src/shared/ui/goods/mark.tsx";
import styles from "./goods-marks.module.css";

/** 含麻 or 冷链, 医保 and 集采: what a shop has to know of goods besides their offers. */
export function GoodsMarks({ goods }: { goods: Goods }) {
  const rule = ruleMark(goods);
  const others = insuranceMarks(goods);
  if (!rule && others.length === 0) return null;
  return (
    <span className={styles.root}>
      {rule && <Mark {...rule} />}
      {others.map(({ text, title }) => (
        <span key={text} className={styles.mark} title={title}>
          {text}
        </span>
      ))}
    </span>
  );
}
