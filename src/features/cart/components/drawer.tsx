import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useRef } from "react";
import { Link } from "react-router-dom";
import { ShoppingCart } from "#generated/icons/shopping-cart.ts";
import { Trash } from "#generated/icons/trash.ts";
import type { CartLine } from "#generated/model/index.ts";
import { noBuyReason } from "#src/entities/goods/for-sale.ts";
import { lineOffer } from "#src/entities/goods/offer.ts";
import { quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { Mark } from "#src/shared/ui/goods/mark.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { Box, Row, Stack, Text, looks } from "#src/shared/ui/layout/layout.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useCart, useCartEdits, useCartLine } from "../hooks/cart-store.ts";
import { useDeleteLines } from "../hooks/use-delete-lines.ts";
import type { CartTotals } from "../lib/cart-totals.ts";
import { lineMark } from "../lib/line-mark.ts";
import styles from "./drawer.module.css";

const LINE_HEIGHT = 101;

/** The cart beside any page: the same lines and edits as on the cart page, through the query cache. */
export function CartDrawer() {
  return (
    <Loaded
      query={useCart()}
      what="购物车"
      as="tile"
      skeleton={Array.from({ length: 5 }, (_, index) => (
        <Row gap="2" p="3" line="below" key={index}>
          <Skeleton className={styles.picture} />
          <Stack grow gap="2">
            <Skeleton className={styles.name} />
            <Skeleton className={styles.spec} />
            <Skeleton className={styles.quantity} />
          </Stack>
        </Row>
      ))}
    >
      {({ lines, totals }) =>
        lines.length === 0 ? (
          <EmptyState
            icon={<ShoppingCart size={28} strokeWidth={1.5} />}
            title="购物车是空的"
            hint="挑选需要补货的商品，加入后在这里查看。"
            links={[{ name: "去逛逛", to: paths.list() }]}
          />
        ) : (
          <div className={styles.root}>
            <DrawerLines lines={lines} />
            <DrawerTotal kinds={lines.length} totals={totals} />
          </div>
        )
      }
    </Loaded>
  );
}

/** The cart lines in the drawer, virtualized. */
function DrawerLines({ lines }: { lines: readonly CartLine[] }) {
  "use no memo";
  const scrollRef = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- The compiler leaves this function alone ('use no memo').
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => LINE_HEIGHT,
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 4,
  });
  return (
    <div ref={scrollRef} className={styles.scroll}>
      <Box as="ul" relative style={{ height: virtualizer.getTotalSize() }} aria-label="购物车商品">
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const line = lines[index];
          if (!line) return null;
          return (
            <li
              className={styles.line}
              key={key}
              data-index={index}
              data-drawer-line={line.id}
              aria-setsize={lines.length}
              aria-posinset={index + 1}
              ref={virtualizer.measureElement}
              style={{ transform: `translateY(${start}px)` }}
            >
              <DrawerLine id={line.id} />
            </li>
          );
        })}
      </Box>
    </div>
  );
}

/** A cart line in the narrow drawer, in plain elements. */
const DrawerLine = memo(function DrawerLine({ id }: { id: number }) {
  const edits = useCartEdits();
  const { deleteLines } = useDeleteLines();
  const current = useCartLine(id);
  if (!current) return null;
  const { line, number, state, isUnsaved } = current;
  const { goods, price } = line;
  const isUnavailable = state === "unavailable";
  const mark = lineMark(line);
  return (
    <>
      <GoodsImage src={goods.goods_image[0]?.list_url} alt="" size={56} />
      <div className={styles.info} data-unavailable={isUnavailable || undefined}>
        <Row align="baseline" gap="1" narrow>
          {mark && <Mark {...mark} />}
          <Link to={paths.goods(goods.id, lineOffer(line))} className={styles.goods} title={goods.name}>
            {goods.name}
          </Link>
        </Row>
        <Text tone="subtle" size="xs" ellipsis>
          {goods.ypgg}
        </Text>
        <Row wrap align="center" gapX="1" mt="1" tone="subtle">
          <span className={styles.unitPrice}>{formatMoney(price)}</span>
          <span className={styles.times} aria-hidden>
            ×
          </span>
          {isUnavailable ? (
            <span>{number}</span>
          ) : (
            <QuantityStepper
              value={number}
              onChange={(value) => edits.setNumber(id, value)}
              {...quantityRules(goods)}
              label={`购物车中${goods.name}的数量`}
              size="sm"
            />
          )}
        </Row>
        {isUnavailable && <span className={styles.problem}>{noBuyReason(goods)}</span>}
        {isUnsaved && (
          <span className={styles.problem} role="status">
            数量未保存
            <button type="button" onClick={() => edits.retry(id)}>
              重试
            </button>
            <button type="button" onClick={() => edits.drop(id)}>
              还原
            </button>
          </span>
        )}
      </div>
      <button
        type="button"
        className={styles.delete}
        aria-label={`从购物车删除 ${goods.name}`}
        onClick={() => void deleteLines([line])}
      >
        <Trash size={15} aria-hidden />
      </button>
    </>
  );
});

type Props = { kinds: number; totals: CartTotals };

/** The number of lines, the selected total, and a link to the cart. */
function DrawerTotal({ kinds, totals }: Props) {
  return (
    <div className={styles.drawerTotal}>
      <Box mb="2" role="status" aria-live="polite" aria-atomic="true">
        <Text as="div" tone="muted" size="xs">
          共 <b>{formatCount(kinds)}</b> 种，已选 <b>{formatCount(totals.kinds)}</b> 种{" "}
          <b>{formatCount(totals.pieces)}</b> 件
        </Text>
        <Row align="baseline" justify="between">
          合计 <Price value={totals.amount} size="lg" />
        </Row>
      </Box>
      <Button className={looks({ fullWidth: true })} asChild>
        <Link to={paths.cart()}>去购物车结算</Link>
      </Button>
    </div>
  );
}
