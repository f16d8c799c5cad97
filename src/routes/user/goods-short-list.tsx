import { chakra, Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Goods } from "#generated/model/index.ts";
import { GoodsLink } from "#src/features/goods/components/goods-link.tsx";
import { GoodsPrice } from "#src/features/goods/components/goods-price.tsx";
import { QuickAddButton } from "#src/features/goods/components/quick-add-button.tsx";
import { noBuyReason } from "#src/entities/goods/for-sale.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";

const IMAGE_SIZE = 56;

type Props = {
  label: string;
  entries: readonly { goods: Goods; note: ReactNode }[];
};

/** A few familiar goods: name, price, and a button that adds one pack to the cart. */
export function GoodsShortList({ label, entries }: Props) {
  return (
    <chakra.ul css={styles} aria-label={label}>
      {entries.map(({ goods, note }) => (
        <li key={goods.id}>
          <GoodsLink goods={goods} decorative>
            <GoodsImage src={goods.goods_image[0]?.list_url} alt="" size={IMAGE_SIZE} />
          </GoodsLink>
          <div data-part="facts">
            <GoodsLink goods={goods}>{goods.name}</GoodsLink>
            <small>
              {goods.ypgg}，{goods.sccj}
            </small>
            <small>{note}</small>
          </div>
          <div data-part="buy">
            <GoodsPrice goods={goods} quantity={goods.zbz} />
            <QuickAddButton goods={goods} />
            {goods.price !== null && <span data-part="reason">{noBuyReason(goods)}</span>}
          </div>
        </li>
      ))}
    </chakra.ul>
  );
}

export function GoodsShortListSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <chakra.div css={styles} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} h="20" />
      ))}
    </chakra.div>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" },
  columnGap: "6",
  listStyle: "none",
  "& li": {
    display: "flex",
    gap: "3",
    minHeight: "20",
    alignItems: "center",
    py: "2",
    borderBottomWidth: "1px",
    borderColor: "border",
  },
  "& li:last-child": { borderBottomWidth: "0" },
  "& li:nth-last-of-type(2)": { xl: { borderBottomWidth: "0" } },
  "& [data-part=facts]": { flex: "1", minWidth: "0" },
  "& [data-part=facts] a": { display: "block", truncate: true },
  "& a:hover": { color: "brand.fg" },
  "& [data-part=facts] small": { display: "block", color: "fg.subtle", fontSize: "xs", truncate: true },
  "& [data-part=reason]": { color: "fg.subtle", fontSize: "xs" },
  "& [data-part=reason]:empty": { display: "none" },
  "& [data-part=buy]": {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-end",
    gap: "1",
    flexShrink: "0",
    maxWidth: "28",
    textAlign: "end",
  },
} as const;
