import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Goods } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import { Box, Row, Stack } from "#src/shared/ui/layout/layout.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { GoodsBatchRow } from "./goods-batch-row.tsx";
import { type BatchItem, useGoodsBatch, type GoodsBatchState } from "./use-goods-batch.ts";
import buyBar from "./buy-bar.module.css";
import styles from "./goods-batch.module.css";

type Group<T> = { title: string; items: readonly T[] };

type Props<T extends BatchItem> = {
  label: string;
  /** A group with an empty title has no heading. */
  groups: readonly Group<T>[];
  /** An extra column: when the goods were bought, what they cost then. */
  note: { name: string; of: (item: T) => ReactNode; isLong?: boolean };
  /** Actions on one item besides buying it. */
  actions?: (goods: Goods) => ReactNode;
  /** Actions on the selected items besides buying them. */
  tools?: (goodsIds: readonly number[], onDone: () => void) => ReactNode;
};

/** Goods that can be bought together: each with its quantity and a checkbox, and one button for all. */
export function GoodsBatch<T extends BatchItem>({ label, groups, note, actions, tools }: Props<T>) {
  const items = groups.flatMap((group) => group.items);
  const batch = useGoodsBatch(items);
  const idsOf = (some: readonly T[]) => some.map(({ goods }) => goods.id);
  const checkboxState = (some: readonly T[]) => {
    const count = some.filter(({ goods }) => batch.chosen.has(goods.id)).length;
    return count === 0 ? "none" : count === some.length ? "all" : "some";
  };
  const pickedIds = batch.picked.map(({ goods }) => goods.id);
  return (
    <Stack gap="3">
      <div
        className={clsx(styles.batch, actions && styles.withActions, note.isLong && styles.withLongNotes)}
        role="table"
        aria-label={label}
      >
        <Box role="row" className={styles.columns} unseenBelow="lg">
          <span role="columnheader">
            <VisuallyHidden>选择</VisuallyHidden>
            <Checkbox
              state={checkboxState(items)}
              label="全选本页"
              onChange={(isChosen) => batch.choose(idsOf(items), isChosen)}
            />
          </span>
          <span role="columnheader" className={styles.wide}>
            商品
          </span>
          <span role="columnheader">{note.name}</span>
          <span role="columnheader">效期与库存</span>
          <span role="columnheader" data-align="end">
            单价
          </span>
          <span role="columnheader">数量</span>
          {actions && (
            <span role="columnheader" data-align="end">
              操作
            </span>
          )}
        </Box>
        {groups.map((group) => (
          <div key={group.title} role="rowgroup" aria-label={group.title || undefined}>
            {group.title && (
              <div role="row" className={styles.groupHead}>
                <Row as="span" role="cell" gap="3" align="center" minH="10">
                  <Checkbox
                    state={checkboxState(group.items)}
                    label={`选择${group.title}`}
                    onChange={(isChosen) => batch.choose(idsOf(group.items), isChosen)}
                  />
                  {group.title} <small>{group.items.length} 种</small>
                </Row>
              </div>
            )}
            {group.items.map((item) => (
              <GoodsBatchRow
                key={item.goods.id}
                item={item}
                batch={batch}
                noteName={note.name}
                note={note.of(item)}
                actions={actions?.(item.goods)}
              />
            ))}
          </div>
        ))}
      </div>
      <BatchBar
        batch={batch}
        tick={
          <Checkbox
            state={checkboxState(items)}
            label="全选"
            visibleLabel="全选"
            onChange={(isChosen) => batch.choose(idsOf(items), isChosen)}
          />
        }
        tools={tools?.(pickedIds, () => batch.choose(pickedIds, false))}
      />
    </Stack>
  );
}

type BatchBarProps = { batch: GoodsBatchState; tick: ReactNode; tools: ReactNode };

/** A sticky bar at the bottom: how much is selected, what it costs, and what can be done with it. */
function BatchBar({ batch, tick, tools }: BatchBarProps) {
  const { picked, buyable, amount, results, isAdding, add } = batch;
  const left = picked.length - buyable.length;
  const outcomes = [...results.values()];
  const added = outcomes.filter((result) => "number" in result).length;
  const failed = outcomes.length - added;
  return (
    <div className={buyBar.root} data-bottom-bar role="region" aria-label="批量操作">
      {tick}
      {tools}
      <div className={buyBar.totals} role="status" aria-live="polite" aria-atomic="true">
        {picked.length === 0 && added + failed > 0 ? (
          <span>
            已加入购物车 <b>{added}</b> 种{failed > 0 && `，${failed} 种未能加入，原因见商品`}
          </span>
        ) : (
          <span>
            已选 <b>{picked.length}</b> 种{left > 0 && `，其中 ${left} 种暂不可购，不会加入`}
          </span>
        )}
        <span>
          合计 <strong>{formatMoney(amount)}</strong>
        </span>
      </div>
      {added > 0 && picked.length === 0 && (
        <ButtonLink size="lg" variant="outline" to={paths.cart()}>
          去购物车
        </ButtonLink>
      )}
      <Button size="lg" disabled={buyable.length === 0} loading={isAdding} loadingText="加入中" onClick={add}>
        加入购物车
      </Button>
    </div>
  );
}
