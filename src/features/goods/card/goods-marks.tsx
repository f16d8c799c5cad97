import { Flag, InsuranceClass } from "#generated/enums.ts";
import type { Goods } from "#generated/model/index.ts";
import { ruleMark } from "#src/entities/goods/goods-marks.ts";
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

/** Marks of the insurance and of public purchasing: 医保甲, 集采. */
const insuranceMarks = ({
  insurance,
  is_collective: collective,
}: Pick<Goods, "insurance" | "is_collective">): readonly { text: string; title: string }[] => [
  ...(insurance === InsuranceClass.ClassA ? [{ text: "医保甲", title: "国家医保目录甲类" }] : []),
  ...(insurance === InsuranceClass.ClassB ? [{ text: "医保乙", title: "国家医保目录乙类" }] : []),
  ...(collective === Flag.Yes ? [{ text: "集采", title: "国家集中带量采购中选品种" }] : []),
];
