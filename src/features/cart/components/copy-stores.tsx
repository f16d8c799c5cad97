import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { Flag } from "#generated/enums.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import type { Store } from "#generated/model/store.ts";
import type { CopyResult } from "../hooks/use-copy-cart.ts";
import styles from "./copy-stores.module.css";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";

type Props = {
  kinds: number;
  stores: readonly Store[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  results: ReadonlyMap<number, CopyResult>;
  disabled: boolean;
};

/** The owner's other stores, each with its result once known. */
export function CopyStores({ kinds, stores, chosen, onChoose, results, disabled }: Props) {
  const open = stores.filter(({ is_passed }) => is_passed === Flag.Yes);
  const isAll = open.length > 0 && open.every(({ id }) => chosen.has(id));
  const toggle = (id: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <div className={styles.root}>
      <p className={styles.explanation}>
        把已选的 <b>{kinds}</b>{" "}
        种商品复制到以下门店的购物车。门店已有的同款商品，数量改为与这里一致，不会重复累加。
      </p>
      {open.length > 1 && (
        <Checkbox
          state={isAll ? "all" : chosen.size > 0 ? "some" : "none"}
          label="全选门店"
          visibleLabel="全选门店"
          disabled={disabled}
          onChange={(on) => onChoose(new Set(on ? open.map(({ id }) => id) : []))}
        />
      )}
      <ul className={styles.stores}>
        {stores.map(({ id, name, address, cart, is_passed }) => (
          <li className={styles.store} key={id}>
            <Checkbox
              state={chosen.has(id) ? "all" : "none"}
              label={name}
              disabled={disabled || is_passed === Flag.No}
              onChange={(on) => toggle(id, on)}
            />
            <Stack grow narrow>
              <span className={styles.name}>{name}</span>
              <Text as="small" tone="subtle" size="xs" ellipsis>
                {address}
              </Text>
              <Result result={results.get(id)} />
            </Stack>
            <small className={styles.state}>
              {is_passed === Flag.Yes ? `购物车 ${formatCount(cart)} 种` : "审核通过后可复制"}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Result({ result }: { result: CopyResult | undefined }) {
  return (
    <span role="status" className={styles.result} data-state={result?.state}>
      {result && resultText(result)}
    </span>
  );
}

function resultText(result: CopyResult): string {
  if (result.state === "copying") return "正在复制……";
  if (result.state === "failed") return `复制失败：${result.message}`;
  const { copied, skipped } = result;
  if (skipped === 0) return `已复制 ${formatCount(copied)} 种`;
  return copied === 0
    ? `未复制：${skipped} 种商品该门店都不能购买`
    : `已复制 ${formatCount(copied)} 种，另有 ${skipped} 种该门店不能购买`;
}
