import { Link } from "react-router-dom";
import { GiftDataType } from "#generated/enums.ts";
import {
  useAddArrivalNotice,
  useCancelArrivalNotice,
  useListArrivalNotices,
} from "#generated/hooks/goods/goods.ts";
import { BellRing } from "#generated/icons/bell-ring.ts";
import type { CartLine } from "#generated/model/index.ts";
import { noBuyReason } from "#src/entities/goods/for-sale.ts";
import { describeFreeShipping } from "#src/entities/goods/free-shipping.ts";
import { ruleMark } from "#src/entities/goods/goods-marks.ts";
import { lineOffer } from "#src/entities/goods/offer.ts";
import { lineTiers } from "#src/entities/goods/price.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { GoodsTags } from "#src/shared/ui/goods/goods-tags.tsx";
import { Mark } from "#src/shared/ui/goods/mark.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { useReadChanges } from "../hooks/use-read-changes.ts";
import { lineChanges } from "../lib/line-changes.ts";
import { lineMark } from "../lib/line-mark.ts";
import { giftHint } from "../lib/line-offers.ts";
import { LineButton } from "./line-button.tsx";
import styles from "./cart-line-info.module.css";

const CHOOSE_ALIKE = "请选购同类商品";

type Props = {
  line: CartLine;
  isUnavailable: boolean;
  /** True while the buyer chooses a substitute for a line that cannot be bought. */
  isChoosing: boolean;
  onChoose: (isChoosing: boolean) => void;
};

/** A line's product: name, tags, specification and manufacturer, and the offers its quantity has reached. */
export function CartLineInfo({ line, isUnavailable, isChoosing, onChoose }: Props) {
  const { goods } = line;
  const mark = lineMark(line);
  const rule = ruleMark(goods);
  // The mark is there whatever the tags are.
  const tags = goods.tags.filter(({ name }) => name !== mark?.text);
  return (
    <div role="cell" className={styles.root}>
      <div className={styles.title}>
        {mark && <Mark {...mark} />}
        {rule && <Mark {...rule} />}
        <Link to={paths.goods(goods.id, lineOffer(line))} className={styles.name} title={goods.name}>
          {goods.name}
        </Link>
        {!isUnavailable && <GoodsTags tags={tags} />}
      </div>
      <div className={styles.spec} title={`${goods.ypgg} · ${goods.sccj}`}>
        {goods.ypgg} · {goods.sccj}
      </div>
      <LineChanges line={line} />
      {isUnavailable ? (
        <UnavailableLineActions line={line} isChoosing={isChoosing} onChoose={onChoose} />
      ) : (
        <Notes line={line} />
      )}
      {isUnavailable && <Gift line={line} />}
    </div>
  );
}

/** Why a line cannot be bought, and what to do: a substitute, or a reminder. */
function UnavailableLineActions({ line: { goods }, isChoosing, onChoose }: Omit<Props, "isUnavailable">) {
  const reason = noBuyReason(goods);
  const [before, after] = reason.split(CHOOSE_ALIKE);
  return (
    <div className={styles.ways}>
      <Text tone="promo">
        {before}
        {after !== undefined && (
          <Link className={styles.alike} to={`${paths.goods(goods.id)}#alternatives`}>
            {CHOOSE_ALIKE}
          </Link>
        )}
        {after}
      </Text>
      <LineButton
        className={styles.way}
        aria-expanded={isChoosing}
        aria-label={`换替代品：${goods.name}`}
        onClick={() => onChoose(!isChoosing)}
      >
        换替代品
      </LineButton>
      <ArrivalNoticeButton goodsId={goods.id} name={goods.name} />
    </div>
  );
}

function ArrivalNoticeButton({ goodsId, name }: { goodsId: number; name: string }) {
  const { data } = useListArrivalNotices(undefined, { query: { meta: { errors: "inline" } } });
  const add = useAddArrivalNotice();
  const cancel = useCancelArrivalNotice();
  const isWaiting =
    data?.data.list.some((one) => one.goods_id === goodsId && one.arrived_at === null) ?? false;
  const isBusy = add.isPending || cancel.isPending;
  return (
    <LineButton
      className={styles.way}
      aria-pressed={isWaiting}
      aria-label={`到货提醒：${name}`}
      onClick={() => !isBusy && (isWaiting ? cancel : add).mutate({ id: goodsId })}
    >
      {isWaiting && <BellRing size={12} aria-hidden />} 到货提醒
    </LineButton>
  );
}

/** Lists the changes to a line since the buyer last saw it, until they have read them. */
function LineChanges({ line }: { line: CartLine }) {
  const read = useReadChanges();
  const changes = lineChanges(line);
  if (changes.length === 0) return null;
  return (
    <div className={styles.changes}>
      {changes.map(({ kind, text, title }) => (
        <span key={kind} className={styles.change} data-kind={kind} title={title}>
          {text}
        </span>
      ))}
      <LineButton
        className={styles.read}
        aria-label={`知道了 ${line.goods.name}的变动`}
        onClick={() => read([line.id])}
      >
        知道了
      </LineButton>
    </div>
  );
}

function Notes({ line }: { line: CartLine }) {
  const { goods, number } = line;
  const tiers = lineTiers(line);
  const freeShipping = describeFreeShipping(goods, number);
  const gift = giftHint(line);
  return (
    <div className={styles.notes}>
      {tiers.map(({ range, price, reached, shortfall, left }) => (
        <span key={range} data-reached={reached || undefined}>
          {reached ? "✓ " : ""}
          {range} {formatMoney(price)}
          {shortfall > 0 && `（还差 ${shortfall} ${goods.bzdw}）`}
          {left > 0 && `（还可买 ${left} ${goods.bzdw}）`}
        </span>
      ))}
      {gift && <span>{gift}</span>}
      {freeShipping && <span data-reached={freeShipping.reached || undefined}>{freeShipping.text}</span>}
      <Gift line={line} />
    </div>
  );
}

function Gift({ line: { gift_data: gift } }: { line: CartLine }) {
  if (gift.type === GiftDataType.None || gift.name === "") return null;
  const isExchange = gift.type === GiftDataType.AddOn;
  return (
    <div className={styles.gift}>
      <Mark color={isExchange ? "blue" : "pink"} text={isExchange ? "换购" : "赠"} />
      <span>
        {gift.name} ×{gift.number}
        {isExchange && `，加 ${formatMoney(gift.total)}`}
      </span>
    </div>
  );
}
