import { Box, Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ShoppingCart } from "#generated/icons/shopping-cart.ts";
import { Link } from "react-router-dom";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { useCart } from "../hooks/use-cart.ts";
import { useDeleteLines } from "../hooks/use-delete-lines.ts";
import { useWarnBeforeUnload } from "../hooks/use-warn-before-unload.ts";
import { DrawerLines } from "./drawer-lines.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";
import type { CartTotals } from "../lib/cart-totals.ts";
import styles from "./drawer.module.css";

/** The cart beside any page: the same lines and edits as on the cart page, through the query cache. */
export function CartDrawer() {
  const { query, numbers, selection } = useCart();
  const { deleteLines } = useDeleteLines();
  useWarnBeforeUnload(numbers.size + selection.size > 0);
  return (
    <Loaded
      query={query}
      what="购物车"
      as="tile"
      skeleton={Array.from({ length: 5 }, (_, index) => (
        <div className={styles.lineLoading} key={index}>
          <Skeleton className={styles.picture} />
          <Stack grow gap="2">
            <Skeleton className={styles.name} />
            <Skeleton className={styles.spec} />
            <Skeleton className={styles.quantity} />
          </Stack>
        </div>
      ))}
    >
      {({ lines, totals }) =>
        lines.length === 0 ? (
          <EmptyState
            icon={<ShoppingCart size={28} strokeWidth={1.5} />}
            title="购物车是空的"
            hint="挑选需要补货的商品，加入后在这里查看。"
            action={
              <Button asChild size="sm">
                <Link to={paths.list()}>去逛逛</Link>
              </Button>
            }
          />
        ) : (
          <div className={styles.root}>
            <DrawerLines lines={lines} numbers={numbers} onDelete={(line) => void deleteLines([line])} />
            <DrawerTotal kinds={lines.length} totals={totals} />
          </div>
        )
      }
    </Loaded>
  );
}

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
      <Button className={styles.checkout} asChild>
        <Link to={paths.cart()}>去购物车结算</Link>
      </Button>
    </div>
  );
}
