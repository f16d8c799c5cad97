import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";

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
    <chakra.ul css={styles} aria-label={label}>
      {lines.map((line) => (
        <li key={line.order_line_id}>
          <GoodsImage src={line.image} alt="" size={48} />
          <span data-part="info">
            <Link to={paths.goods(line.goods_id)}>{line.name}</Link>
            <small>{line.ypgg}</small>
          </span>
          {line.price !== undefined && <span data-part="price">{formatMoney(line.price)}</span>}
          <span data-part="number">×{line.number}</span>
          {line.amount !== undefined && <strong>{formatMoney(line.amount)}</strong>}
        </li>
      ))}
    </chakra.ul>
  );
}

const styles = {
  listStyle: "none",
  "& li": { display: "flex", alignItems: "center", gap: "3", py: "2" },
  "& li + li": { borderTopWidth: "1px", borderColor: "border" },
  "& [data-part=info]": { flex: "1", minWidth: "0" },
  "& a, & small": { display: "block", truncate: true },
  "& a:hover": { color: "brand.fg", textDecoration: "underline" },
  "& small": { color: "fg.subtle", fontSize: "xs" },
  "& [data-part=price]": { width: "24", textAlign: "end", hideBelow: "md" },
  "& [data-part=number]": { width: { md: "16" }, textAlign: "end" },
  "& strong": { width: { base: "20", md: "28" }, color: "fg.price", fontWeight: "600", textAlign: "end" },
} as const;
