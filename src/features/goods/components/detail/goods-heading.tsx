import type { ReactNode } from "react";
import type { Goods } from "#generated/model/index.ts";
import { RxMark } from "../rx-mark.tsx";
import styles from "./goods-heading.module.css";
import { ShownTags } from "../shown-tags.tsx";

type Props = { goods: Goods; actions: ReactNode };

export function GoodsHeading({ goods, actions }: Props) {
  return (
    <div>
      <div className={styles.title}>
        <RxMark rx={goods.rx} />
        <h1 className={styles.name}>{goods.name}</h1>
        <span className={styles.spec}>{goods.ypgg}</span>
        <ShownTags goods={goods} />
      </div>
      <div className={styles.maker}>
        {goods.sccj}
        {goods.type === 1 && <span className={styles.ownGoods}>自营</span>}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}
