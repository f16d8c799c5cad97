import { memo } from "react";
import { Link } from "react-router-dom";
import { formatMoney } from "#src/shared/lib/money.ts";
import { GoodsImage } from "./goods-image.tsx";

export type PricedLine = {
  id: number;
  name: string;
  /** The product's page. */
  to: string;
  specification: string;
  maker: string;
  unit: string;
  image: string | undefined;
  price: number;
  number: number;
  /** Full reduction on the line. */
  reduction: number;
  /** What comes with it, said in one phrase; empty without. */
  gift: string;
  /** What the gift costs extra. */
  extra: number;
  /** The line's part of what is taken off the whole order; undefined where that is not told by line. */
  shared?: number | undefined;
  /** Price × number − reduction + extra − shared. */
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
