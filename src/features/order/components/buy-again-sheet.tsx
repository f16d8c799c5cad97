import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Flag } from "#generated/enums.ts";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import { CircleX } from "#generated/icons/circle-x.ts";
import type { BuyAgain } from "#generated/model/index.ts";
import { ExpiryDate } from "#src/entities/goods/expiry-date.tsx";
import { lineNumber } from "#src/entities/goods/price.ts";
import { quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { describeStock } from "#src/entities/goods/stock.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { Stack, Text, Box, Row } from "#src/shared/ui/layout/layout.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { useBuyAgain } from "../hooks/use-buy-again.ts";
import type { AgainChange, AgainRow } from "../lib/again-rows.ts";
import styles from "./buy-again-sheet.module.css";

type Props = { orderId: number; onClose: () => void };

const COLUMNS = ["商品", "上次", "现价", "效期与库存", "数量", "小计"];

/** An order to be bought again: what it would be today, to be changed and put into the cart or ordered alone. */
export function BuyAgainSheet({ orderId, onClose }: Props) {
  const { orderNo, query, chosen, amount, result, ...again } = useBuyAgain(orderId, onClose);
  if (result) return <BuyAgainResult result={result} onClose={onClose} />;
  return (
    <Modal
      title={orderNo ? `再次购买 ${orderNo}` : "再次购买"}
      place="wide"
      onClose={onClose}
      actions={
        <>
          <p className={styles.sum} role="status">
            已选 <b>{formatCount(chosen)}</b> 种，合计 <strong>{formatMoney(amount)}</strong>
            <small>整单优惠结算时计算</small>
          </p>
          <Button
            size="sm"
            variant="outline"
            disabled={chosen === 0}
            loading={again.isAdding}
            onClick={again.addToCart}
          >
            加入购物车
          </Button>
          <Button size="sm" disabled={chosen === 0} loading={again.isAdding} onClick={again.checkOutAlone}>
            只结这一单
          </Button>
        </>
      }
    >
      <Loaded query={query} what="再次购买的商品" as="tile" skeleton="64">
        {(rows) => (
          <div role="table" aria-label="再次购买的商品" className={styles.table}>
            <div role="row" className={styles.head}>
              {COLUMNS.map((name) => (
                <span key={name} role="columnheader">
                  {name}
                </span>
              ))}
            </div>
            {rows.map((row) => (
              <BuyAgainRow
                key={row.line.id}
                row={row}
                onChange={(change) => again.change(row.line.id, change)}
              />
            ))}
          </div>
        )}
      </Loaded>
    </Modal>
  );
}

type BuyAgainRowProps = { row: AgainRow; onChange: (change: AgainChange) => void };

/** A line of an order to be bought again, with its price then and now. */
function BuyAgainRow({ row, onChange }: BuyAgainRowProps) {
  const { line, goods, isSwapped, isChosen, number, price, amount } = row;
  const shown = goods ?? line;
  const stock = goods && describeStock(goods);
  return (
    <div role="row" className={styles.row} data-off={!goods || undefined}>
      <div role="cell" className={styles.info}>
        <Checkbox
          state={isChosen ? "all" : "none"}
          label={`选择 ${shown.name}`}
          disabled={!goods}
          onChange={(chosen) => onChange({ isChosen: chosen })}
        />
        <Stack align="start" narrow>
          <Link to={paths.goods(goods?.id ?? line.goods_id)} className={styles.name}>
            {shown.name}
          </Link>
          <Text tone="subtle" size="xs">
            {shown.ypgg} · {shown.sccj}
          </Text>
          {isSwapped && (
            <span className={styles.note}>
              替代 {line.name} {line.sccj}
              <Button size="2xs" variant="plain" onClick={() => onChange({ isSwapped: false })}>
                撤销
              </Button>
            </span>
          )}
          {!isSwapped && line.reason && <span className={styles.reason}>{line.reason}</span>}
          {!isSwapped && line.substitute && (
            <Button
              className={styles.swap}
              size="xs"
              variant="outline"
              aria-label={`换成 ${line.substitute.name} ${line.substitute.sccj}`}
              onClick={() => onChange({ isSwapped: true })}
            >
              换成 {line.substitute.sccj} {line.substitute.ypgg} {formatMoney(line.substitute.price)}
            </Button>
          )}
        </Stack>
      </div>
      <div role="cell" data-name="上次" className={styles.figure}>
        {formatMoney(line.last_price)}
        <small>
          ×{line.last_number} {line.bzdw}
        </small>
      </div>
      <div role="cell" data-name="现价" className={styles.figure}>
        {goods ? formatMoney(price) : "--"}
        {goods && !isSwapped && price !== null && <Change from={line.last_price} to={price} />}
      </div>
      <div role="cell" className={styles.supply}>
        {goods && <ExpiryDate date={goods.xq} />}
        {stock && <span data-few={stock.level === "few" || undefined}>{stock.text}</span>}
      </div>
      <div role="cell" className={styles.number}>
        {goods && (
          <>
            <QuantityStepper
              size="sm"
              label={`${goods.name} 的数量`}
              value={number}
              disabled={!isChosen}
              onChange={(next) => onChange({ number: next })}
              {...quantityRules(goods)}
            />
            {lineNumber(goods, 0) > 0 && (
              <small>
                购物车已有 {goods.cart_number} {goods.bzdw}，合并结算
              </small>
            )}
          </>
        )}
      </div>
      <div role="cell" data-name="小计" className={styles.amount}>
        {isChosen ? formatMoney(amount) : "--"}
      </div>
    </div>
  );
}

/** Shows the difference in unit price since the last purchase. */
function Change({ from, to }: { from: Money; to: Money }) {
  const change = minusMoney(to, from);
  if (change === 0) return <small>未变</small>;
  return (
    <small data-up={change > 0 || undefined} data-down={change < 0 || undefined}>
      {change > 0 ? "涨" : "降"} {formatMoney(change).replace("-", "")}
    </small>
  );
}

type BuyAgainResultProps = { result: BuyAgain; onClose: () => void };

/** Lists the goods that could not be bought again, with reasons, and the changed ones, with a link to the cart. */
function BuyAgainResult({ result: { added, failed }, onClose }: BuyAgainResultProps) {
  const changed = added.filter(({ is_changed }) => is_changed === Flag.Yes);
  return (
    <Modal
      title="再次购买"
      onClose={onClose}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onClose}>
            关闭
          </Button>
          {added.length > 0 && (
            <ButtonLink size="sm" to={paths.cart()}>
              去购物车
            </ButtonLink>
          )}
        </>
      }
    >
      <div>
        <p role="status">
          {added.length > 0 ? `${added.length} 种商品已加入购物车` : "没有商品加入购物车"}
          {failed.length > 0 && `，${failed.length} 种未能加入`}。
        </p>
        {failed.length > 0 && (
          <Outcomes
            title="未能加入"
            icon={<CircleX size={16} aria-hidden />}
            rows={failed.map(({ goods_id, name, reason }) => ({ id: goods_id, name, text: reason }))}
          />
        )}
        {changed.length > 0 && (
          <Outcomes
            title="数量已调整"
            icon={<CircleCheck size={16} aria-hidden />}
            rows={changed.map(({ goods_id, name, number }) => ({
              id: goods_id,
              name,
              text: `按库存与起订规则加入 ${number} 件`,
            }))}
          />
        )}
      </div>
    </Modal>
  );
}

type OutcomesProps = {
  title: string;
  icon: ReactNode;
  rows: readonly { id: number; name: string; text: string }[];
};

function Outcomes({ title, icon, rows }: OutcomesProps) {
  return (
    <Box as="section" mt="4" aria-label={title}>
      <Row as="h3" align="center" gap="1.5" mb="1" bold>
        {icon}
        {title}
      </Row>
      <ul>
        {rows.map(({ id, name, text }) => (
          <li className={styles.outcome} key={id}>
            <Link className={styles.goods} to={paths.goods(id)}>
              {name}
            </Link>
            <Text tone="promo">{text}</Text>
          </li>
        ))}
      </ul>
    </Box>
  );
}
