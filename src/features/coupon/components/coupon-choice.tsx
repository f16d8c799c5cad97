import type { Coupon } from "#generated/model/index.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ChoiceTile } from "#src/shared/ui/field/choice-tile.tsx";
import { Stack, Text, Box } from "#src/shared/ui/layout/layout.tsx";
import { Loaded, type Query } from "#src/shared/ui/state/loaded.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { couponCondition, couponFace } from "../lib/coupon-text.ts";
import { ChoiceText } from "./choice-text.tsx";
import styles from "./coupon-choice.module.css";

type Props = {
  /** `others` cannot be used here, each with its reason. */
  query: Query<{ usable: readonly Coupon[]; others: readonly Coupon[] }>;
  /** 0 for none. */
  value: number;
  onChange: (couponId: number) => void;
  /** Why the chosen one cannot be used after all. */
  problem: string | undefined;
};

/** Selects one coupon, or none, for an order. */
export function CouponChoice({ query, value, onChange, problem }: Props) {
  const best = query.data?.usable.find(({ id }) => id !== value);
  return (
    <Loaded query={query} what="优惠券" as="line" skeleton="32">
      {({ usable, others }) => (
        <Stack gap="3">
          {problem && (
            <Notice
              action={
                <>
                  {best && (
                    <Button size="xs" variant="outline" onClick={() => onChange(best.id)}>
                      改用“{best.name}”
                    </Button>
                  )}
                  <Button size="xs" variant="outline" onClick={() => onChange(0)}>
                    不使用优惠券
                  </Button>
                </>
              }
            >
              {problem}
            </Notice>
          )}
          {usable.length === 0 ? (
            <Text as="p" tone="muted">
              没有可用于本单的优惠券。
            </Text>
          ) : (
            <Box role="radiogroup" aria-label="优惠券" columns="3" gap="3" noMarkers>
              {usable.map((coupon, index) => (
                <ChoiceTile
                  key={coupon.id}
                  type="radio"
                  name="coupon"
                  checked={coupon.id === value}
                  onChange={() => onChange(coupon.id)}
                >
                  <CouponText coupon={coupon} isBest={index === 0} />
                </ChoiceTile>
              ))}
              <ChoiceTile type="radio" name="coupon" checked={value === 0} onChange={() => onChange(0)}>
                不使用优惠券
              </ChoiceTile>
            </Box>
          )}
          {others.length > 0 && (
            <details className={styles.others}>
              <summary>还有 {others.length} 张优惠券本单不可用，查看原因</summary>
              <Box as="ul" columns="3" gap="3" noMarkers>
                {others.map((coupon) => (
                  <li key={coupon.id} className={styles.unusable}>
                    <CouponText coupon={coupon} isOff />
                  </li>
                ))}
              </Box>
            </details>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function CouponText({ coupon, isBest, isOff }: { coupon: Coupon; isBest?: boolean; isOff?: boolean }) {
  const { sign, figure, unit } = couponFace(coupon);
  return (
    <ChoiceText
      figure={`${sign}${figure}${unit && ` ${unit}`}`}
      name={coupon.name}
      terms={`${couponCondition(coupon)}，有效期至 ${coupon.ends_at.slice(0, 10)}`}
      reason={coupon.reason}
      isOff={isOff}
    >
      {isBest && <i className={styles.best}>推荐</i>}
    </ChoiceText>
  );
}
