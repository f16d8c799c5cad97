import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { CouponOfferStatus, Flag } from "#generated/enums.ts";
import { useClaimCoupon } from "#generated/hooks/coupon/coupon.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { Check } from "#generated/icons/check.ts";
import type { CouponOffer } from "#generated/model/index.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import { couponGoods } from "../lib/coupon-goods.ts";
import styles from "./ticket-action.module.css";

type Props = { offer: CouponOffer; onRefused: () => void };

/** The action on an offer: claim it, use it, or why neither is possible. */
export function TicketAction({ offer, onRefused }: Props) {
  const { name, status } = offer;
  const { claim, isPending, isClaimed } = useClaim(offer, onRefused);
  const { data: response } = useGetCurrentUser();
  const user = response?.data;

  if (status === CouponOfferStatus.Claimed) {
    return (
      <Row as="span" gap="2" align="center" tone="brand" size="xs" bold inline>
        <span className={styles.claimed}>
          <Check size={14} aria-hidden />
          已领取
        </span>
        <ButtonLink
          size="xs"
          variant="outline"
          ref={isClaimed ? takeFocus : undefined}
          to={couponGoods()}
          aria-label={`去使用：${name}`}
        >
          去使用
        </ButtonLink>
      </Row>
    );
  }
  if (status === CouponOfferStatus.Exhausted) return <Unavailable text="已领完" />;
  if (status === CouponOfferStatus.Upcoming) return <Unavailable text="尚未开始" />;
  if (user === null) return <LogIn name={name} />;
  if (user?.is_passed === Flag.No) {
    return (
      <ButtonLink
        size="xs"
        variant="outline"
        to={paths.certificates()}
        aria-label={`审核通过后可领${name}，查看资质审核`}
      >
        审核通过后可领
      </ButtonLink>
    );
  }
  return (
    <Button
      size="xs"
      onClick={claim}
      loading={isPending}
      loadingText="领取中"
      aria-label={`立即领取：${name}`}
    >
      立即领取
    </Button>
  );
}

function Unavailable({ text }: { text: string }) {
  return (
    <Button size="xs" variant="subtle" disabled>
      {text}
    </Button>
  );
}

function LogIn({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink size="xs" to={paths.login(pathname + search)} aria-label={`登录后领取：${name}`}>
      登录后领取
    </ButtonLink>
  );
}

/** The clicked button is gone; keyboard users continue from its replacement. */
function takeFocus(link: HTMLAnchorElement | null): void {
  link?.focus();
}

/** Claims an offer. Refusals (409, 403) are shown by the error catalogue, and the offers are refetched. */
function useClaim({ id, name }: Pick<CouponOffer, "id" | "name">, onRefused: () => void) {
  const navigate = useNavigate();
  const [isClaimed, setClaimed] = useState(false);
  const once = useSingleFlight();
  const { mutateAsync, isPending } = useClaimCoupon({
    mutation: {
      onSuccess: () => {
        setClaimed(true);
        toast({
          status: "success",
          message: `领取成功：${name}`,
          action: { label: "查看我的优惠券", onClick: () => void navigate(paths.coupons()) },
        });
      },
      onError: onRefused,
    },
  });
  return {
    claim: () => once(() => mutateAsync({ id })),
    isPending,
    /** Claimed just now: the button's replacement takes the focus. */
    isClaimed,
  };
}
