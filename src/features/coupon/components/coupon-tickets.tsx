import { Grid, Skeleton } from "@chakra-ui/react";
import type { CouponOffer } from "#generated/model/index.ts";
import { LoadingPage } from "#src/shared/ui/loading-page.tsx";
import { useSteadyOrder } from "../hooks/use-steady-order.ts";
import { CouponTicket } from "./coupon-ticket.tsx";

const SHAPES = 6;

type Props = { offers: readonly CouponOffer[]; onStale: () => void };

/** Coupons side by side; one that is claimed stays where it is. */
export function CouponTickets({ offers, onStale }: Props) {
  const shown = useSteadyOrder(offers);
  return (
    <Grid {...columns}>
      {shown.map((offer) => (
        <CouponTicket key={offer.id} offer={offer} onStale={onStale} />
      ))}
    </Grid>
  );
}

export function CouponTicketsSkeleton() {
  return (
    <LoadingPage label="正在加载优惠券">
      <Grid {...columns}>
        {Array.from({ length: SHAPES }, (_, index) => (
          <Skeleton key={index} h="36" borderRadius="md" />
        ))}
      </Grid>
    </LoadingPage>
  );
}

const columns = {
  gap: "3",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    md: "repeat(2, minmax(0, 1fr))",
    xl: "repeat(3, minmax(0, 1fr))",
  },
};
