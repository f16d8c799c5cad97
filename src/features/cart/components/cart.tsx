import { type ReactNode, useState } from "react";
import { ShoppingCart } from "#generated/icons/shopping-cart.ts";
import type { CartLine, CartStore } from "#generated/model/index.ts";
import { useCompact } from "#src/entities/goods/use-compact.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { LONG_LIST } from "#src/shared/ui/records/row-list.tsx";
import { BlockPart } from "#src/shared/ui/state/boundary.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useCart } from "../hooks/cart-store.ts";
import { useCartFind } from "../hooks/use-cart-find.ts";
import { useCartRows } from "../hooks/use-cart-rows.ts";
import { reductionAtCheckout } from "../lib/activity-tiers.ts";
import { ALL_LINES, type CartFilterId, filterLines } from "../lib/cart-filter.ts";
import { groupLines, toRows } from "../lib/cart-groups.ts";
import { type CartSort, sortLines } from "../lib/cart-sort.ts";
import type { CartTotals } from "../lib/cart-totals.ts";
import { CartAdvice, CartFilters, ExcessNotice } from "./cart-advice.tsx";
import { CartLines } from "./cart-lines.tsx";
import { CartTools } from "./cart-tools.tsx";
import { SettleBar, SETTLE_ID } from "./settle-bar.tsx";
import styles from "./cart.module.css";

/** Longer carts are compact unless the buyer wants them otherwise. */
const MANY_LINES = 30;

type Choices = {
  filter: CartFilterId;
  onFilter: (id: CartFilterId) => void;
  sort: CartSort;
  onSort: (sort: CartSort) => void;
  onCheckout: () => void;
};

type Props = Choices & {
  /** Goods to continue shopping with, below the cart. */
  suggestions: ReactNode;
  /** Replaces an empty cart for buyers who cannot buy yet: why, and what to do. */
  obstacle: ReactNode;
};

/** Step 1 of the purchase. */
export function Cart({ suggestions, obstacle, ...choices }: Props) {
  const query = useCart();
  const { data } = query;
  return (
    <>
      <PageHeading
        title="购物车"
        hint={
          data && data.lines.length > 0 ? (
            <BlockPart>
              <CartFilters
                cart={data.cart}
                lines={data.lines}
                current={choices.filter}
                onChange={choices.onFilter}
              />
            </BlockPart>
          ) : undefined
        }
      />
      <Loaded
        query={query}
        what="购物车"
        hint="购物车里的商品都还在，请稍后重新加载。"
        as="framed"
        skeleton={
          <>
            <Skeleton className={styles.filters} />
            {Array.from({ length: 6 }, (_, index) => (
              <div className={styles.line} key={index}>
                <Skeleton className={styles.picture} />
                <Box grow narrow>
                  <Skeleton className={styles.name} />
                  <Skeleton className={styles.spec} />
                </Box>
                <Skeleton className={styles.price} />
              </div>
            ))}
          </>
        }
      >
        {(content) => (
          <>
            {content.lines.length === 0 ? (
              <Box mb="4">{obstacle ?? <EmptyCart />}</Box>
            ) : (
              <>
                <CartContent {...content} {...choices} />
                <div className={styles.gap} />
              </>
            )}
            {suggestions}
          </>
        )}
      </Loaded>
    </>
  );
}

type ContentProps = Choices & { cart: CartStore; lines: readonly CartLine[]; totals: CartTotals };

/** The tools, the lines that the filter shows, and the settle bar. */
function CartContent({ cart, lines, totals, filter, onFilter, sort, onSort, onCheckout }: ContentProps) {
  const shown = useSortedLines(filterLines(lines, filter), sort);
  const [isCompact, setCompact] = useCompact("cart", lines.length > MANY_LINES);
  const groups = groupLines(shown);
  const rows = toRows(groups);
  const find = useCartFind(groups.flatMap((group) => group.lines));
  const keys = useCartRows(rows);

  return (
    <>
      <SkipLines />
      <div className={styles.hints}>
        <BlockPart>
          <CartAdvice cart={cart} lines={lines} totals={totals} filter={filter} onFilter={onFilter} />
        </BlockPart>
        <BlockPart>
          <ExcessNotice lines={lines} />
        </BlockPart>
      </div>
      <BlockPart>
        <CartTools
          find={find}
          takesFindKey={rows.length > LONG_LIST}
          onShow={keys.show}
          isCompact={isCompact}
          onCompact={setCompact}
          sort={sort}
          onSort={onSort}
        />
      </BlockPart>
      {shown.length > 0 ? (
        <CartLines lines={shown} isCompact={isCompact} rows={rows} keys={keys} found={find.found} />
      ) : (
        <EmptyState
          framed
          title="没有符合筛选的商品"
          action={
            <Button size="sm" variant="outline" onClick={() => onFilter(ALL_LINES)}>
              查看全部商品
            </Button>
          }
        />
      )}
      <div className={styles.beforeSettle} />
      <BlockPart>
        <SettleBar
          allLines={lines}
          lines={shown}
          totals={totals}
          reduction={reductionAtCheckout(cart.activity_data, totals.eligible)}
          onCheckout={onCheckout}
        />
      </BlockPart>
    </>
  );
}

/**
 * The lines in an order that stays as it is while quantities change: a row must not move away while somebody types in
 * it. It is made anew for another order, and when lines come or go.
 */
function useSortedLines(lines: readonly CartLine[], sort: CartSort): readonly CartLine[] {
  const [ranked, setRanked] = useState(() => rank(lines, sort));
  if (sort === "added") return lines;
  const isCurrent =
    ranked.sort === sort &&
    ranked.ranks.size === lines.length &&
    lines.every(({ id }) => ranked.ranks.has(id));
  if (!isCurrent) {
    const next = rank(lines, sort);
    setRanked(next);
    return inOrder(lines, next.ranks);
  }
  return inOrder(lines, ranked.ranks);
}

function rank(lines: readonly CartLine[], sort: CartSort) {
  return { sort, ranks: new Map(sortLines(lines, sort).map(({ id }, index) => [id, index])) };
}

const inOrder = (lines: readonly CartLine[], ranks: ReadonlyMap<number, number>): readonly CartLine[] =>
  lines.toSorted((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0));

/** A skip link past hundreds of lines to the settle bar; visible only while focused. */
function SkipLines() {
  return (
    <Button
      className={styles.skipLines}
      size="xs"
      variant="outline"
      onClick={() => document.getElementById(SETTLE_ID)?.focus()}
    >
      跳到结算
    </Button>
  );
}

/** An empty cart: ways to fill it, with quick purchase second, for buyers who know what they need. */
function EmptyCart() {
  return (
    <EmptyState
      framed
      icon={<ShoppingCart size={28} strokeWidth={1.5} />}
      title="购物车是空的"
      hint="挑选需要补货的商品，加入购物车后在这里一起结算。"
      links={[
        { name: "去逛逛", to: paths.list() },
        { name: "快捷采购", to: paths.quickPurchase() },
      ]}
    />
  );
}
