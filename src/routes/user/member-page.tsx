import { Suspense } from "react";
import { Flag } from "#generated/enums.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { LatestMessages } from "#src/features/message/components/latest-messages.tsx";
import { MemberGreeting } from "#src/features/user/components/member-greeting.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { NearViewport } from "#src/shared/ui/state/near-viewport.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { NewestFavorites, OftenBought } from "./member-goods.tsx";
import { MemberPages } from "./member-pages.tsx";
import { OrderStates } from "./order-states.tsx";
import { Reminders } from "./reminders.tsx";
import { WalletStrip } from "./wallet-strip.tsx";
import styles from "./member-page.module.css";

const LotteryRecords = lazyPart(
  async () => (await import("#src/features/draw/components/lottery-records.tsx")).LotteryRecords,
);

/** The last block of the page is not needed before it comes into view. */
const AHEAD_PX = 100;

export function MemberPage() {
  // The header does not load the user on this page (specification section 4).
  const user = useCurrentUser();
  const { error, refetch } = useGetCurrentUser({ query: { enabled: false } });
  return (
    <>
      <VisuallyHidden as="h1">会员中心</VisuallyHidden>
      <Stack gap="3" pt="3">
        <MemberGreeting query={{ data: user ?? undefined, error, refetch }} />
        <Reminders isUnapproved={user ? user.is_passed === Flag.No : error ? false : undefined} />
        <MemberBlocks />
      </Stack>
    </>
  );
}

function MemberBlocks() {
  return (
    <>
      <OrderStates />
      <WalletStrip />
      <MemberPages />
      <div className={styles.goodsBlocks}>
        <Stack gap="3">
          <OftenBought />
          <NewestFavorites />
        </Stack>
        <Stack gap="3">
          <LatestMessages />
          <Panel title="我的抽奖记录">
            <NearViewport ahead={AHEAD_PX} fallback={<Skeleton height="14" />}>
              <Suspense fallback={<Skeleton height="14" />}>
                <LotteryRecords />
              </Suspense>
            </NearViewport>
          </Panel>
        </Stack>
      </div>
    </>
  );
}
