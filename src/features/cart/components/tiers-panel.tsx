import { CartHintType, Flag, TopUpGoal } from "#generated/enums.ts";
import { useHideCartHint } from "#generated/hooks/cart/cart.ts";
import { Check } from "#generated/icons/check.ts";
import type { ActivityData } from "#generated/model/index.ts";
import { compareMoney } from "#src/shared/lib/money-math.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import type { TopUpTarget } from "../hooks/use-top-up.ts";
import { type RankedTier, rankTiers } from "../lib/activity-tiers.ts";
import { HintLine } from "./hint-line.tsx";
import styles from "./tiers-panel.module.css";

type Props = {
  activity: ActivityData;
  /** The amount of the selected lines that counts towards the tiers, and their whole amount; in 元. */
  eligible: Money;
  amount: Money;
  onTopUp: (target: TopUpTarget) => void;
};

/** Full-reduction and discount tiers: those reached, and what is missing to the next. */
export function TiersPanel({ activity, eligible, amount, onTopUp }: Props) {
  const groups = [
    { name: "满减", goal: TopUpGoal.Reduction, tiers: rankTiers(activity.manjians.manjians, eligible) },
    { name: "整单折扣", goal: TopUpGoal.Discount, tiers: rankTiers(activity.discounts.discounts, eligible) },
  ].filter(({ tiers }) => tiers.length > 0);
  if (groups.length === 0) return null;
  return (
    <HintLine
      label="优惠档位"
      role="region"
      rest={
        <>
          {compareMoney(eligible, amount) !== 0 && (
            <span>
              满减和折扣按可用券商品 {formatMoney(eligible)} 计算，包邮按选中的全部商品 {formatMoney(amount)}{" "}
              计算
            </span>
          )}
          <HideHintButton type={CartHintType.Reduction} of="优惠档位" />
        </>
      }
    >
      {groups.map(({ name, goal, tiers }) => (
        <div key={name} className={styles.group}>
          <b className={styles.name}>{name}</b>
          <ul className={styles.tiers} data-unreached={tiers.some(({ reached }) => !reached) || undefined}>
            {tiers.map((ranked, index) => (
              <Tier
                key={ranked.tier.id ?? index}
                {...ranked}
                onTopUp={() =>
                  onTopUp({
                    goal,
                    name: ranked.name,
                    ...(ranked.tier.id !== undefined && { tierId: ranked.tier.id }),
                  })
                }
                applies={index === 0}
                isNext={!ranked.reached && (tiers[index - 1]?.reached ?? true)}
              />
            ))}
          </ul>
        </div>
      ))}
    </HintLine>
  );
}

/** Only the highest reached tier applies. */
function Tier(props: RankedTier & { applies: boolean; isNext: boolean; onTopUp: () => void }) {
  const { tier, name, reached, shortfall, applies, isNext, onTopUp } = props;
  const { reduce = 0 } = tier;
  return (
    <li
      className={styles.tier}
      data-reached={reached || undefined}
      data-minor={!(applies || isNext) || undefined}
      title={tier.describe}
    >
      {reached ? (
        <>
          <Check size={14} aria-hidden /> {applies ? "已享" : "已达到"} {name}
          {applies && reduce > 0 && `，结算时减 ${formatMoney(reduce)}`}
        </>
      ) : (
        <button type="button" className={styles.topUp} aria-haspopup="dialog" onClick={onTopUp}>
          再买 <em className={styles.shortfall}>{formatMoney(shortfall)}</em> 享 {name}
        </button>
      )}
    </li>
  );
}

/** Hides a hint permanently, until the buyer restores all hints. */
export function HideHintButton({ type, of }: { type: CartHintType; of: string }) {
  const hide = useHideCartHint();
  return (
    <Button
      className={styles.hide}
      size="2xs"
      variant="plain"
      aria-label={`不再提示${of}`}
      loading={hide.isPending}
      onClick={() => hide.mutate({ params: { type, hide: Flag.Yes } })}
    >
      不再提示
    </Button>
  );
}
