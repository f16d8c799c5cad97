import { type ReactNode, useState } from "react";
import { Flag } from "#generated/enums.ts";
import { X } from "#generated/icons/x.ts";
import type { GoodsDetail } from "#generated/model/index.ts";
import { approvalNumber } from "#src/entities/goods/approval-number.ts";
import { ExpiryDate } from "#src/entities/goods/expiry-date.tsx";
import { comparablePricesText } from "#src/entities/goods/gram-price.ts";
import { LastBought } from "#src/entities/goods/last-bought.tsx";
import { lineNumber } from "#src/entities/goods/price.ts";
import { packOf, packsText } from "#src/entities/goods/quantity-rules.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { BuyForm } from "../card/buy-form.tsx";
import { GoodsLink } from "../card/goods-link.tsx";
import { GoodsPrice } from "../card/goods-price.tsx";
import { InCart } from "../card/in-cart.tsx";
import { PriceTiers } from "../card/price-tiers.tsx";
import { RxMark } from "../card/rx-mark.tsx";
import { StockMark } from "../card/stock-mark.tsx";
import { bestIn, differs, type Fact } from "./comparison.ts";
import styles from "./comparison-table.module.css";

const IMAGE_SIZE = 96;

type Row = { fact: Fact; name: string; of: (detail: GoodsDetail, quantity: number) => ReactNode };

const ROWS: readonly Row[] = [
  {
    fact: "price",
    name: "单价",
    of: ({ goods }, quantity) => <GoodsPrice goods={goods} quantity={quantity} />,
  },
  {
    fact: "unit",
    name: "单位价",
    of: ({ goods }, quantity) => comparablePricesText(goods, lineNumber(goods, quantity)) || "--",
  },
  {
    fact: "tiers",
    name: "阶梯价",
    of: ({ goods }, quantity) =>
      goods.ladder_price.length > 0 ? <PriceTiers goods={goods} quantity={quantity} /> : "--",
  },
  {
    fact: "last",
    name: "上次购买",
    of: ({ goods }) =>
      goods.bought ? <LastBought goods={goods} /> : goods.bought === Flag.No ? "没买过" : "--",
  },
  { fact: "expiry", name: "效期至", of: ({ goods }) => <ExpiryDate date={goods.xq} /> },
  { fact: "spec", name: "规格", of: ({ goods }) => goods.ypgg },
  {
    fact: "packs",
    name: "中包装 / 件装",
    of: ({ goods }) => packsText(goods),
  },
  { fact: "maker", name: "生产厂家", of: ({ goods }) => goods.sccj },
  { fact: "approval", name: "批准文号", of: ({ goods }) => approvalNumber(goods) },
  {
    fact: "stock",
    name: "库存",
    of: ({ goods }) => (
      <>
        <StockMark goods={goods} /> <InCart goods={goods} />
      </>
    ),
  },
  { fact: "storage", name: "贮藏", of: ({ storage }) => storage },
];

const BEST = { unit: "最低", expiry: "最长" } as const;

type Props = {
  compared: readonly GoodsDetail[];
  onlyDifferent: boolean;
  onRemove: (id: number) => void;
};

/** Goods as columns, their facts as rows; what differs is tinted, what is best is said. Scrolls sideways on a phone. */
export function ComparisonTable({ compared, onlyDifferent, onRemove }: Props) {
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const quantityOf = ({ goods }: GoodsDetail) => quantities.get(goods.id) ?? packOf(goods);
  const rows = ROWS.filter(({ fact }) => !onlyDifferent || differs(compared, fact));
  return (
    <div className={styles.root} role="region" aria-label="对比表" data-count={compared.length} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">商品</th>
            {compared.map(({ goods }) => (
              <th scope="col" key={goods.id}>
                <div className={styles.goods}>
                  <GoodsLink goods={goods} decorative>
                    <GoodsImage src={goods.goods_image[0]?.list_url} alt="" size={IMAGE_SIZE} />
                  </GoodsLink>
                  <span>
                    <RxMark rx={goods.rx} /> <GoodsLink goods={goods}>{goods.name}</GoodsLink>
                  </span>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={`移出对比 ${goods.name} ${goods.ypgg}，${goods.sccj}`}
                    onClick={() => onRemove(goods.id)}
                  >
                    <X size={16} aria-hidden />
                  </button>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ fact, name, of }) => {
            const best = fact === "unit" || fact === "expiry" ? bestIn(compared, fact) : [];
            return (
              <tr key={fact} data-differs={differs(compared, fact) || undefined}>
                <th scope="row">{name}</th>
                {compared.map((detail) => (
                  <td key={detail.goods.id}>
                    {of(detail, quantityOf(detail))}
                    {(fact === "unit" || fact === "expiry") && best.includes(detail.goods.id) && (
                      <b className={styles.best}>{BEST[fact]}</b>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
          <tr>
            <th scope="row">采购</th>
            {compared.map((detail) => (
              <td key={detail.goods.id} className={styles.buy}>
                <BuyForm
                  goods={detail.goods}
                  quantity={quantityOf(detail)}
                  onQuantity={(next) => setQuantities((before) => new Map(before).set(detail.goods.id, next))}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
