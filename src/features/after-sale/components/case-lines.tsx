import { Link } from "react-router-dom";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import styles from "./case-lines.module.css";

type CaseLine = {
  order_line_id: number;
  goods_id: number;
  name: string;
  ypgg: string;
  image: string;
  number: number;
  price?: number;
  amount?: number;
};

type Props = { label: string; lines: readonly CaseLine[] };

/** The goods of a return or a complaint. */
export function CaseLines({ label, lines }: Props) {
  return (
    <Box as="ul" noMarkers aria-label={label}>
      {lines.map((line) => (
        <li className={styles.line} key={line.order_line_id}>
          <GoodsImage src={line.image} alt="" size={48} />
          <Box as="span" grow narrow>
            <Link className={styles.name} to={paths.goods(line.goods_id)}>
              {line.name}
            </Link>
            <small className={styles.spec}>{line.ypgg}</small>
          </Box>
          {line.price !== undefined && <span className={styles.price}>{formatMoney(line.price)}</span>}
          <span className={styles.number}>×{line.number}</span>
          {line.amount !== undefined && <strong className={styles.amount}>{formatMoney(line.amount)}</strong>}
        </li>
      ))}
    </Box>
  );
}
