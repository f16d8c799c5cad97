import { clsx } from "clsx";
import { Suspense, useState } from "react";
import { CartHintType, Flag, TopUpGoal } from "#generated/enums.ts";
import { useHideCartHint } from "#generated/hooks/cart/cart.ts";
import { CircleExclamationPoint } from "#generated/icons/circle-exclamation-point.ts";
import { PackageX } from "#generated/icons/package-x.ts";
import { RotateCcwClock } from "#generated/icons/rotate-ccw-clock.ts";
import { Truck } from "#generated/icons/truck.ts";
import type { CartLine, CartStore, ShippingData } from "#generated/model/index.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { useCartEdits } from "../hooks/cart-store.ts";
import { useReadChanges } from "../hooks/use-read-changes.ts";
import type { TopUpTarget } from "../hooks/use-top-up.ts";
import {
  ALL_LINES,
  CHANGED_LINES,
  type CartFilterId,
  countByFilter,
  UNAVAILABLE_LINES,
} from "../lib/cart-filter.ts";
import type { CartTotals } from "../lib/cart-totals.ts";
import { excessRemedy } from "../lib/excess.ts";
import { describeChanges, isChanged } from "../lib/line-changes.ts";
import { isUnavailable } from "../lib/line-state.ts";
import { shippingRemainder, shipsFree } from "../lib/shipping.ts";
import { HintLine } from "./hint-line.tsx";
import { HideHintButton, TiersPanel } from "./tiers-panel.tsx";
import styles from "./cart-advice.module.css";

const TopUpDrawer = lazyPart(async () => (await import("./top-up-drawer.tsx")).TopUpDrawer);

/** A call for each hint: none may cancel another. */
const IN_TURN = { scope: { id: "cart-hints" } };

type Props = {
  cart: CartStore;
  lines: readonly CartLine[];
  totals: CartTotals;
  filter: CartFilterId;
  onFilter: (id: CartFilterId) => void;
};

/** Shown above the lines: the hints that the buyer has not hidden. */
export function CartAdvice({ cart, lines, totals, filter, onFilter }: Props) {
  const { hidden_hints: hidden = [], shipping_data: shipping, activity_data: activity } = cart;
  const [target, setTarget] = useState<TopUpTarget>();
  const remainder = shipsFree(lines) ? 0 : shippingRemainder(shipping, totals.amount);
  const changed = lines.filter(isChanged);
  const unavailable = lines.filter(isUnavailable).length;
  return (
    <>
      {!hidden.includes(CartHintType.Reduction) && (
        <TiersPanel
          activity={activity}
          eligible={totals.eligible}
          amount={totals.amount}
          onTopUp={setTarget}
        />
      )}
      {remainder > 0 && !hidden.includes(CartHintType.Shipping) && (
        <ShippingHint
          shipping={shipping}
          remainder={remainder}
          onTopUp={() => setTarget({ goal: TopUpGoal.FreeShipping })}
        />
      )}
      {changed.length > 0 && filter !== CHANGED_LINES && (
        <ChangedHint lines={changed} onShow={() => onFilter(CHANGED_LINES)} />
      )}
      {unavailable > 0 && filter !== UNAVAILABLE_LINES && !hidden.includes(CartHintType.Invalid) && (
        <UnavailableHint count={unavailable} onShow={() => onFilter(UNAVAILABLE_LINES)} />
      )}
      {target && (
        <Suspense>
          <TopUpDrawer target={target} onClose={() => setTarget(undefined)} />
        </Suspense>
      )}
    </>
  );
}

type CartFiltersProps = Pick<Props, "cart" | "lines"> & {
  current: CartFilterId;
  onChange: (id: CartFilterId) => void;
};

/** The filters as chips. The counts reflect the lines on the page rather than the server's last response. */
export function CartFilters({ cart, lines, current, onChange }: CartFiltersProps) {
  const { hidden_hints: hidden = [], filter_data: filters } = cart;
  const counts = countByFilter(lines);
  const counted = [...filters, { id: CHANGED_LINES, name: "变动" } as const]
    .map(({ id, name }) => ({ id, name, number: counts.get(id) ?? 0 }))
    .filter(({ id, number }) => number > 0 || id === ALL_LINES || id === current);
  const restore = hidden.length > 0 && <RestoreHintsButton hidden={hidden} />;
  if (counted.length < 2) return restore;
  return (
    <div className={styles.filters} role="group" aria-label="筛选购物车">
      {counted.map(({ id, name, number }) => (
        <Button
          className={clsx(styles.filter, id !== current && styles.unselected)}
          key={id}
          size="xs"
          variant={id === current ? "solid" : "outline"}
          aria-pressed={id === current}
          onClick={() => onChange(id)}
        >
          {name} {number}
        </Button>
      ))}
      {restore}
    </div>
  );
}

/** Restores the hints that the buyer has hidden. */
function RestoreHintsButton({ hidden }: { hidden: readonly CartHintType[] }) {
  const { mutateAsync, isPending } = useHideCartHint({ mutation: IN_TURN });
  const restore = async () => {
    try {
      await Promise.all(hidden.map((type) => mutateAsync({ params: { type, hide: Flag.No } })));
    } catch {
      // Already reported by the error catalogue; the button remains.
    }
  };
  return (
    <Button
      className={styles.restoreHintsButton}
      size="2xs"
      variant="plain"
      loading={isPending}
      onClick={() => void restore()}
    >
      恢复已关闭的提示
    </Button>
  );
}

type ShippingHintProps = { shipping: ShippingData; remainder: number; onTopUp: () => void };

/** Shows the amount missing for free shipping, until it is reached or the buyer hides the hint. */
function ShippingHint({ shipping, remainder, onTopUp }: ShippingHintProps) {
  return (
    <HintLine
      label="包邮提示"
      icon={<Truck size={16} aria-hidden />}
      action={
        <Button className={styles.action} size="2xs" variant="outline" onClick={onTopUp}>
          去凑单
        </Button>
      }
      rest={<HideHintButton type={CartHintType.Shipping} of="包邮提示" />}
    >
      <span>
        还差{" "}
        <Text as="b" tone="promo">
          {formatMoney(remainder)}
        </Text>{" "}
        免运费
      </span>
      <Text tone="muted">
        （满 {formatMoney(shipping.shipping_amount)} 免运费
        {shipping.fee !== undefined && `，不满收 ${formatMoney(shipping.fee)}`}
        {shipping.no_trans_order_amount > 0 &&
          `；今日未发货订单已计 ${formatMoney(shipping.no_trans_order_amount)}`}
        ）
      </Text>
    </HintLine>
  );
}

/** Lists the changes since the last visit, until the buyer has read them. */
function ChangedHint({ lines, onShow }: { lines: readonly CartLine[]; onShow: () => void }) {
  const read = useReadChanges();
  return (
    <HintLine
      label="变动提示"
      icon={<RotateCcwClock size={16} aria-hidden />}
      action={
        <Button className={styles.action} size="2xs" variant="outline" onClick={onShow}>
          查看变动
        </Button>
      }
      rest={
        <Button
          size="2xs"
          variant="plain"
          className={styles.readAll}
          onClick={() => read(lines.map(({ id }) => id))}
        >
          全部知道了
        </Button>
      }
    >
      <span>
        有 <b>{lines.length}</b> 种商品与您上次看到的不同：{describeChanges(lines)}
      </span>
    </HintLine>
  );
}

type UnavailableHintProps = { count: number; onShow: () => void };

/** Warns of lines that are no longer available: they are listed at the end of a possibly long cart. */
function UnavailableHint({ count, onShow }: UnavailableHintProps) {
  return (
    <HintLine
      label="失效提示"
      icon={<PackageX size={16} aria-hidden />}
      action={
        <Button className={styles.action} size="2xs" variant="outline" onClick={onShow}>
          查看
        </Button>
      }
      rest={<HideHintButton type={CartHintType.Invalid} of="失效提示" />}
    >
      <span>
        有 <b>{count}</b> 种商品已失效，不计入合计
      </span>
    </HintLine>
  );
}

/** Warns of selected lines that exceed the available quantity, and corrects all of them with one click. */
export function ExcessNotice({ lines }: { lines: readonly CartLine[] }) {
  const edits = useCartEdits();
  const { numbers, impossible } = excessRemedy(lines);
  const count = numbers.length + impossible.length;
  if (count === 0) return null;
  const mend = () => {
    for (const { lineId, number } of numbers) edits.setNumber(lineId, number);
    if (impossible.length > 0) edits.select(impossible, Flag.No);
  };
  return (
    <HintLine
      label="超量提示"
      role="alert"
      icon={<CircleExclamationPoint size={16} aria-hidden />}
      action={
        <Button className={styles.action} size="2xs" variant="outline" onClick={mend}>
          {numbers.length > 0 ? "改为可购数量" : "取消选择"}
        </Button>
      }
    >
      <span>
        选中的商品有 {count} 种超过库存或限购数量，调整后才能结算
        {numbers.length > 0 &&
          impossible.length > 0 &&
          `；其中 ${impossible.length} 种不足起购数量，将取消选择`}
        。
      </span>
    </HintLine>
  );
}
