import { useState } from "react";
import { Link } from "react-router-dom";
import { Flag } from "#generated/enums.ts";
import { useListStores } from "#generated/hooks/store/store.ts";
import type { Store } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import { Stack, Text, Box } from "#src/shared/ui/layout/layout.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { type CopyResult, useCopyCart } from "../hooks/use-copy-cart.ts";
import styles from "./copy-cart-dialog.module.css";

type Props = { lineIds: readonly number[]; onClose: () => void };

/** Selects the stores to copy the lines to, and shows the result of each. */
export function CopyCartDialog({ lineIds, onClose }: Props) {
  const query = useListStores({
    query: { select: ({ data }) => data.filter(({ is_current }) => is_current === Flag.No) },
  });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { results, isCopying, copy } = useCopyCart(lineIds);
  const isFinished = results.size > 0 && !isCopying;
  const waiting = [...chosen].filter((id) => results.get(id)?.state !== "done");

  return (
    <Modal
      title="复制到其他门店"
      onClose={onClose}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onClose}>
            {isFinished ? "关闭" : "取消"}
          </Button>
          {query.data && query.data.length > 0 && !(isFinished && waiting.length === 0) && (
            <Button
              size="sm"
              disabled={waiting.length === 0}
              loading={isCopying}
              onClick={() => void copy(waiting)}
            >
              {waiting.length > 0 ? `复制到 ${waiting.length} 家门店` : "复制"}
            </Button>
          )}
        </>
      }
    >
      <Loaded
        query={query}
        what="门店"
        as="tile"
        skeleton={
          <Box grid gap="3">
            <Skeletons count={3} height="10" />
          </Box>
        }
        empty={
          <EmptyState
            title="还没有其他门店"
            hint="在多店管理中关联同一企业的门店后，就可以把购物车复制过去。"
            links={[{ name: "去多店管理", to: paths.stores() }]}
          />
        }
      >
        {(stores) => (
          <>
            <CopyStores
              kinds={lineIds.length}
              stores={stores}
              chosen={chosen}
              onChoose={setChosen}
              results={results}
              disabled={isCopying}
            />
            {results.size === 0 && (
              <Link className={styles.other} to={paths.storeMatrix(true)} onClick={onClose}>
                各店数量不一样？按店填写数量
              </Link>
            )}
          </>
        )}
      </Loaded>
    </Modal>
  );
}

type CopyStoresProps = {
  kinds: number;
  stores: readonly Store[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  results: ReadonlyMap<number, CopyResult>;
  disabled: boolean;
};

/** The owner's other stores, each with its result once known. */
function CopyStores({ kinds, stores, chosen, onChoose, results, disabled }: CopyStoresProps) {
  const open = stores.filter(({ is_passed }) => is_passed === Flag.Yes);
  const isAll = open.length > 0 && open.every(({ id }) => chosen.has(id));
  const toggle = (id: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <div className={styles.choice}>
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
