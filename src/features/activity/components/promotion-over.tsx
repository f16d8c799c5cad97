import { PartyPopper } from "#generated/icons/party-popper.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";

/** Shown instead of a promotion that has ended. */
export function PromotionOver() {
  return (
    <EmptyState
      icon={<PartyPopper size={26} strokeWidth={1.5} />}
      title="优惠活动已结束"
      hint="下一场很快就来，您可以先看看其他优惠。"
      action={<ZoneLinks />}
    />
  );
}
