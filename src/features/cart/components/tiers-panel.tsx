import { Check } from "lucide-react";
import type { ActivityData } from "#generated/model/activityData.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { StaticFrame } from "#src/shared/ui/state/static-frame.tsx";
import { type RankedTier, rankTiers } from "../lib/activity-tiers.ts";
import { HINTS } from "../lib/hints.ts";
import { HideHintButton } from "./hide-hint-button.tsx";

type Props = { activity: ActivityData; eligible: number };

/** Full-reduction and discount tiers: those reached, and what is missing to the next. */
export function TiersPanel({ activity, eligible }: Props) {
  const groups = [
    { name: "满减", tiers: rankTiers(activity.manjians.manjians, eligible) },
    { name: "整单折扣", tiers: rankTiers(activity.discounts.discounts, eligible) },
  ].filter(({ tiers }) => tiers.length > 0);
  if (groups.length === 0) return null;
  return (
    <StaticFrame css={styles} role="region" label="优惠档位">
      {groups.map(({ name, tiers }, row) => (
        <div key={name} data-part="group">
          <b>{name}</b>
          <ul>
            {tiers.map((ranked, index) => (
              <Tier
                key={ranked.tier.id}
                {...ranked}
                applies={index === 0}
                isNext={!ranked.reached && (tiers[index - 1]?.reached ?? true)}
              />
            ))}
          </ul>
          {row === 0 && <HideHintButton type={HINTS.tiers} of="优惠档位" />}
        </div>
      ))}
    </StaticFrame>
  );
}

/** Only the highest reached tier applies. */
function Tier(props: RankedTier & { applies: boolean; isNext: boolean }) {
  const { tier, reached, shortfall, applies, isNext } = props;
  return (
    <li
      data-reached={reached || undefined}
      data-minor={!(applies || isNext) || undefined}
      title={tier.describe}
    >
      {reached ? (
        <>
          <Check size={14} aria-hidden /> {applies ? "已享" : "已达到"} {tier.name}
          {applies && tier.reduce > 0 && `，结算时减 ${formatMoney(tier.reduce)}`}
        </>
      ) : (
        <>
          再买 <em>{formatMoney(shortfall)}</em> 享 {tier.name}
        </>
      )}
    </li>
  );
}

const styles = {
  display: "flex",
  flexDirection: "column",
  gap: "1.5",
  px: "3",
  py: "2.5",
  borderWidth: "1px",
  borderColor: "promo.100",
  borderRadius: "md",
  bg: "promo.50",
  fontSize: "xs",
  "& [data-part=group]": { display: "flex", gap: "3", alignItems: "baseline" },
  "& b": { flexShrink: "0", minWidth: "14", color: "fg.promo", fontWeight: "600" },
  "& ul": { display: "flex", flexWrap: "wrap", columnGap: "5", rowGap: "1", listStyle: "none" },
  "& li": { display: "inline-flex", alignItems: "center", gap: "1", color: "fg.muted" },
  "& li[data-reached]": { color: "brand.fg", fontWeight: "600" },
  mdDown: { "& li[data-minor]": { display: "none" } },
  "& em": { color: "fg.promo", fontStyle: "normal", fontWeight: "600" },
} as const;
