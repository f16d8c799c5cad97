import { Text } from "#src/shared/ui/layout/layout.tsx";
import { BellRing } from "#generated/icons/bell-ring.ts";
import { Link } from "react-router-dom";
import {
  useAddArrivalNotice,
  useCancelArrivalNotice,
  useListArrivalNotices,
} from "#generated/hooks/goods/goods.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import { noBuyReason } from "#src/entities/goods/for-sale.ts";
import { paths } from "#src/shared/paths.ts";
import { LineButton } from "./line-button.tsx";
import styles from "./unavailable-line-actions.module.css";

const CHOOSE_ALIKE = "请选购同类商品";

type Props = { line: CartLine; isChoosing: boolean; onChoose: (isChoosing: boolean) => void };

/** Why a line cannot be bought, and what to do: a substitute, or a reminder. */
export function UnavailableLineActions({ line: { goods }, isChoosing, onChoose }: Props) {
  const reason = noBuyReason(goods);
  const [before, after] = reason.split(CHOOSE_ALIKE);
  return (
    <div className={styles.root}>
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
