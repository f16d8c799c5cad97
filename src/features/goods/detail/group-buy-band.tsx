import { GroupBuyStatus } from "#generated/enums.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import type { GroupBuy } from "#generated/model/index.ts";
import { useRefetchAt } from "./use-refetch-at.ts";
import { OfferBand } from "./offer-band.tsx";

type Props = { group: GroupBuy; onTurn: () => unknown };

/** A group-buy's progress, its remaining time, and what happens if it fails. */
export function GroupBuyBand({ group, onTurn }: Props) {
  const { status, starts_at, ends_at, target_number, joined_number, joined_buyers, my_number, rules } = group;
  const unit = group.goods.bzdw;
  const at = (status === GroupBuyStatus.Upcoming ? starts_at : ends_at) * 1000;
  useRefetchAt(at, onTurn);
  const mine = my_number > 0 ? `，我已拼 ${my_number} ${unit}` : "";
  return (
    <OfferBand
      name="拼团"
      state={stateOf(group)}
      next={
        status === GroupBuyStatus.Upcoming || status === GroupBuyStatus.Running
          ? { label: status === GroupBuyStatus.Upcoming ? "距开始" : "距结束", at }
          : undefined
      }
      progress={{
        value: joined_number,
        max: target_number,
        label: `${formatCount(joined_buyers)} 家已参团，已拼 ${formatCount(joined_number)} / ${formatCount(target_number)} ${unit}${mine}`,
      }}
    >
      <p>{rules}</p>
    </OfferBand>
  );
}

function stateOf({ status, target_number, joined_number, goods }: GroupBuy): string {
  if (status === GroupBuyStatus.Upcoming) return `即将开始，满 ${target_number} ${goods.bzdw}成团`;
  if (status === GroupBuyStatus.Running)
    return `还差 ${Math.max(0, target_number - joined_number)} ${goods.bzdw}成团`;
  return status === GroupBuyStatus.Succeeded ? "已成团，按拼团价发货" : "未成团，拼团商品的货款退回余额";
}
