import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { X } from "#generated/icons/x.ts";
import type { Goods, Store } from "#generated/model/index.ts";
import { packText } from "#src/entities/goods/quantity-rules.ts";
import { describeStock } from "#src/entities/goods/stock.ts";
import { sumMoney } from "#src/shared/lib/money-math.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { PlainButton } from "#src/shared/ui/button/plain-button.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { rowsOfText } from "../import/plan-table.ts";
import { CandidateSelect, MissingGoods } from "../matching/goods-choice.tsx";
import { MatrixCell } from "./matrix-cell.tsx";
import { type MatrixRow, placeOf, rowTotal, type StoreTexts } from "./matrix.ts";
import type { Preview } from "./use-distribution.ts";
import type { MatrixEdits } from "./use-matrix.ts";
import styles from "./matrix-table.module.css";

type Props = {
  stores: readonly Store[];
  lines: readonly MatrixRow[];
  edits: MatrixEdits;
  preview: Preview;
  problems: ReadonlyMap<string, string>;
  /** The row that gets the focus, at its first blank cell. */
  startAt: string | undefined;
};

/**
 * A row per product and a column per store. Row totals are shown beside the stock, column totals beside the amount
 * for free shipping.
 */
export function MatrixTable({ stores, lines, edits, preview, problems, startAt }: Props) {
  const storeIds = stores.map(({ id }) => id);
  const amounts = [...preview.stores.values()].map(({ goods_amount }) => goods_amount);
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const inputs = table.current?.querySelectorAll<HTMLInputElement>(`[data-row="${startAt}"] input`) ?? [];
    [...inputs].find(({ value }) => value === "")?.focus();
  }, [startAt]);
  /** A block that was copied from a spreadsheet fills the cells to the right and below. */
  const pasteBlock = (row: number, column: number, text: string) => {
    const texts = rowsOfText(text).flatMap((cells, down): [string, StoreTexts][] => {
      const line = lines[row + down];
      const written = cells.flatMap((cell, right) => {
        const id = storeIds[column + right];
        return id === undefined ? [] : [[id, cell.trim()] as const];
      });
      return line ? [[line.key, Object.fromEntries(written)]] : [];
    });
    edits.write(new Map(texts));
  };
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="各店数量">
      <table ref={table} className={styles.table} aria-busy={!preview.isCurrent && !preview.error}>
        <thead>
          <tr>
            <th scope="col" className={styles.goods}>
              商品
            </th>
            {stores.map(({ id, name }) => (
              <th scope="col" key={id}>
                {name}
              </th>
            ))}
            <th scope="col">合计与库存</th>
            <th scope="col">
              <VisuallyHidden>操作</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <tr key={line.key} data-row={line.key}>
              <th scope="row" className={styles.goods}>
                <RowGoods line={line} edits={edits} />
              </th>
              {stores.map(({ id, name }, column) => (
                <td key={id}>
                  <MatrixCell
                    label={`${line.goods?.name ?? line.text}，${name}`}
                    text={line.cells[id] ?? ""}
                    goods={line.goods}
                    problem={problems.get(placeOf(line.key, id))}
                    onText={(text) => edits.write(new Map([[line.key, { [id]: text }]]))}
                    onBlock={(text) => pasteBlock(row, column, text)}
                  />
                </td>
              ))}
              <td>
                <RowTotal line={line} total={rowTotal(line, storeIds)} />
              </td>
              <td>
                <PlainButton
                  className={styles.remove}
                  aria-label={`删除 ${line.goods?.name ?? line.text}`}
                  onClick={() => edits.remove(line.key)}
                >
                  <X size={16} aria-hidden />
                </PlainButton>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.goods}>
              本次金额
            </th>
            {stores.map(({ id }) => (
              <td key={id}>{moneyOf(preview.stores.get(id)?.goods_amount)}</td>
            ))}
            <td colSpan={2}>{moneyOf(amounts.length > 0 ? sumMoney(amounts) : undefined)}</td>
          </tr>
          <tr>
            <th scope="row" className={styles.goods}>
              包邮
              <small>连同各店购物车</small>
            </th>
            {stores.map(({ id }) => (
              <td key={id}>
                <FreeShipping remainder={preview.stores.get(id)?.shipping_remainder} />
              </td>
            ))}
            <td colSpan={2}>
              <VisuallyHidden>各店分开计算</VisuallyHidden>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function RowGoods({ line, edits }: { line: MatrixRow; edits: MatrixEdits }) {
  const { goods, key, match, text } = line;
  const choose = (chosen: Goods) => edits.settle(new Map([[key, chosen]]));
  if (goods)
    return (
      <>
        <Link to={paths.goods(goods.id)}>{goods.name}</Link>
        <small>{[goods.ypgg, goods.sccj, packText(goods)].filter(Boolean).join("，")}</small>
      </>
    );
  return (
    <>
      <span>{text}</span>
      {match === "waiting" && <small>正在查找商品</small>}
      {match === "several" && <CandidateSelect line={line} onChoose={choose} />}
      {match === "missing" && <MissingGoods line={line} onChoose={choose} />}
    </>
  );
}

/** All stores buy from one stock. */
function RowTotal({ line: { goods }, total }: { line: MatrixRow; total: number }) {
  // How many packs a 件 has is known only once the goods are chosen.
  if (!goods) return <>—</>;
  const over = total - goods.number;
  return (
    <span className={styles.total} data-over={over > 0 || undefined}>
      <b>
        {total} {goods.bzdw}
      </b>
      <small>{over > 0 ? `库存 ${goods.number}，超出 ${over}` : describeStock(goods).text}</small>
    </span>
  );
}

function FreeShipping({ remainder }: { remainder: Money | undefined }) {
  if (remainder === undefined) return <>—</>;
  if (remainder === 0) return <Text tone="brand">已包邮</Text>;
  return (
    <Text tone="promo">
      还差 <b>{formatMoney(remainder)}</b>
    </Text>
  );
}

const moneyOf = (amount: Money | undefined) => (amount === undefined ? "—" : formatMoney(amount));
