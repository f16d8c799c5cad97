import { Box, Button, Flex } from "@chakra-ui/react";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import { EmptyState } from "#src/shared/ui/empty-state.tsx";
import type { CartEdits } from "../hooks/cart-edits.ts";
import { useCheckoutStep } from "../hooks/use-checkout-step.ts";
import { useDeleteLines } from "../hooks/use-delete-lines.ts";
import { ALL_LINES, type CartFilterId, filterLines } from "../lib/cart-filter.ts";
import type { CartTotals } from "../lib/cart-totals.ts";
import { isCounted } from "../lib/line-rules.ts";
import type { QuantityEdit } from "../lib/quantity-queue.ts";
import { shippingRemainder, shipsFreeByOneLine } from "../lib/shipping.ts";
import { selectableIds, tickState } from "../lib/tick-state.ts";
import { CartFilters } from "./cart-filters.tsx";
import { CartLines } from "./cart-lines.tsx";
import { ExcessNotice } from "./excess-notice.tsx";
import { SettleBar } from "./settle-bar.tsx";
import { SHIPPING_HINT, ShippingHint } from "./shipping-hint.tsx";
import { SkipLines } from "./skip-lines.tsx";
import { TiersPanel } from "./tiers-panel.tsx";

type Props = {
  cart: CartStore;
  lines: readonly CartLine[];
  totals: CartTotals;
  numbers: ReadonlyMap<number, QuantityEdit>;
  edits: CartEdits;
  filter: CartFilterId;
  onFilter: (id: CartFilterId) => void;
  onCheckout: () => void;
};

export function CartContent({ cart, lines, totals, numbers, edits, filter, onFilter, onCheckout }: Props) {
  const { deleteLines } = useDeleteLines();
  const { isChecking, goOn } = useCheckoutStep(edits, onCheckout);
  const shown = filterLines(lines, filter);
  const remainder = shippingRemainder(cart.shipping_data, totals.amount);
  const showsHint = remainder > 0 && !shipsFreeByOneLine(lines) && !cart.hidden_hints.includes(SHIPPING_HINT);
  const selected = shown.filter(isCounted);

  return (
    <>
      <SkipLines />
      <Flex direction="column" gap="2" mb="3">
        <CartFilters filters={cart.filter_data} lines={lines} current={filter} onChange={onFilter} />
        <TiersPanel activity={cart.activity_data} eligible={totals.eligible} />
        {showsHint && <ShippingHint shipping={cart.shipping_data} remainder={remainder} />}
      </Flex>
      <Box mb="3" _empty={{ display: "none" }}>
        <ExcessNotice lines={lines} edits={edits} />
      </Box>
      {shown.length > 0 ? (
        <CartLines
          lines={shown}
          numbers={numbers}
          edits={edits}
          onDelete={(line) => void deleteLines([line])}
          onClearLost={(lost) => void deleteLines(lost, `确定清空 ${lost.length} 种失效商品吗？`)}
        />
      ) : (
        <Box bg="bg.panel" rounded="md" borderWidth="1px">
          <EmptyState
            title="没有符合筛选的商品"
            action={
              <Button size="sm" variant="outline" onClick={() => onFilter(ALL_LINES)}>
                查看全部商品
              </Button>
            }
          />
        </Box>
      )}
      <Box height="3" />
      <SettleBar
        totals={totals}
        tick={tickState(shown)}
        selectable={selectableIds(shown).length}
        selected={selected.length}
        hiddenKinds={totals.kinds - selected.length}
        onSelectAll={(on) => edits.select(selectableIds(shown), on ? 1 : 0)}
        onDeleteSelected={() => void deleteLines(selected, `确定删除选中的 ${selected.length} 种商品吗？`)}
        isChecking={isChecking}
        onCheckout={() => void goOn()}
      />
    </>
  );
}
