import { memo } from "react";
import { Link } from "react-router-dom";
import { formatMoney } from "#src/shared/lib/money.ts";
import { GoodsImage } from "./goods-image.tsx";

export type PricedLine = {
  id: number;
  name: string;
  to: string;
  specification: string;
  maker: string;
  unit: string;
  image: string | undefined;
  price: number;
  number: number;
  /** The full reduction (满减) on the line, in 元. */
  reduction: number;
  /** The gift in one phrase; empty without one. */
  gift: string;
  /** The surcharge for the gift, in 元. */
  extra: number;
  /** The line's share of order-level discounts, in 元; undefined where the server does not break it down. */
  shared?: number | undefined;
  /** Price × number − reduction + extra − shared, in 元. */
  amount: number;
};

type Props = { line: PricedLine; rowIndex: number };

export const PricedLineRow = memo(function PricedLineRow({ line, rowIndex }: Props) {
  return (
    <div role="row" aria-rowindex={rowIndex} data-part="line">
      <div role="cell" data-part="image">
        <GoodsImage src={line.image} alt="" size={48} />
      </div>
      <div role="cell" data-part="info">
        <Link to={line.to} data-part="name" title={line.name}>
          {line.name}
        </Link>
        <span data-part="muted">
          {line.specification} · {line.maker}
        </span>
        {line.gift && <span data-part="gift">{line.gift}</span>}
      </div>
      <div role="cell" data-part="price" data-align="end">
        {formatMoney(line.price)}
        <small>/{line.unit}</small>
      </div>
      <div role="cell" data-part="number" data-align="end">
        ×{line.number}
      </div>
      <div role="cell" data-part="off" data-align="end">
        {line.reduction > 0 && <span>满减 − {formatMoney(line.reduction)}</span>}
        {line.extra > 0 && <span>换购 + {formatMoney(line.extra)}</span>}
        {line.shared !== undefined && line.shared > 0 && <span>分摊 − {formatMoney(line.shared)}</span>}
      </div>
      <div role="cell" data-part="amount" data-align="end">
        {formatMoney(line.amount)}
      </div>
    </div>
  );
});
