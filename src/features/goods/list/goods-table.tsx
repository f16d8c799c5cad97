import type { ReactNode } from "react";
import type { Goods } from "#generated/model/index.ts";
import { Boundary, WRONG_ROW } from "#src/shared/ui/state/boundary.tsx";
import { GoodsRow } from "../card/goods-row.tsx";
import styles from "./goods-table.module.css";

type Props = {
  goods: readonly Goods[];
  /** Without pictures the rows are low where the screen is wide enough for columns. */
  images: boolean;
  /** The list is in the order of unit prices. */
  isByUnitPrice: boolean;
  note?: ((goods: Goods) => ReactNode) | undefined;
};

/** Goods as dense rows, for buyers who know what they want. On a narrow screen every row becomes a card. */
export function GoodsTable({ goods, images, isByUnitPrice, note }: Props) {
  return (
    <div
      className={styles.root}
      data-images={images || undefined}
      data-compact={!images || undefined}
      data-by-unit-price={isByUnitPrice || undefined}
    >
      <table>
        <GoodsTableHead />
        <tbody>
          {goods.map((each) => (
            <Boundary key={each.id} instead={<WrongRow />}>
              <GoodsRow goods={each} images={images} note={note} />
            </Boundary>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const WrongRow = () => (
  <tr>
    <td colSpan={8}>{WRONG_ROW}</td>
  </tr>
);

export function GoodsTableHead() {
  return (
    <thead>
      <tr>
        <th scope="col">商品</th>
        <th scope="col">规格 / 生产厂家</th>
        <th scope="col">中包装 / 件装</th>
        <th scope="col">效期至</th>
        <th scope="col">库存 / 已加购</th>
        <th scope="col" data-end>
          单价
        </th>
        <th scope="col">阶梯价与包邮</th>
        <th scope="col">采购</th>
      </tr>
    </thead>
  );
}
