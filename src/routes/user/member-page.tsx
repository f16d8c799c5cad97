import { Flex, Grid, Skeleton, VisuallyHidden } from "@chakra-ui/react";
import { Suspense } from "react";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { LatestMessages } from "#src/features/message/components/latest-messages.tsx";
import { MemberGreeting } from "#src/features/user/components/member-greeting.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { NearViewport } from "#src/shared/ui/state/near-viewport.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { MemberPages } from "./member-pages.tsx";
import { OrderStates } from "./order-states.tsx";
import { NewestFavorites, OftenBought } from "./own-goods.tsx";
import { Reminders } from "./reminders.tsx";
import { useReminders } from "./use-reminders.ts";
import { WalletStrip } from "./wallet-strip.tsx";

const LotteryRecords = lazyPart(
  async () => (await import("#src/features/draw/components/lottery-records.tsx")).LotteryRecords,
);

/** The last block of the page is not needed before it comes into view. */
const AHEAD_PX = 100;

export function MemberPage() {
  // The header does not load the user on this page (specification section 4).
  const user = useCurrentUser();
  const { isError, refetch } = useGetCurrentUser({ query: { enabled: false } });
  const { reminders, isIncomplete, retry } = useReminders();
  return (
    <>
      <VisuallyHidden asChild>
        <h1>会员中心</h1>
      </VisuallyHidden>
      <Flex direction="column" gap="3" pt="3">
        {isError && !user && <RetryLine what="账号信息" onRetry={() => void refetch()} />}
        {user && reminders ? (
          <>
            <MemberGreeting user={user} />
            {isIncomplete && <RetryLine what="证件到期提醒" onRetry={retry} />}
            <Reminders reminders={reminders} />
            <OwnBlocks />
          </>
        ) : (
          !isError && <MemberPageSkeleton />
        )}
      </Flex>
    </>
  );
}

function OwnBlocks() {
  return (
    <>
      <OrderStates />
      <WalletStrip />
      <MemberPages />
      <Grid
        gap="3"
        alignItems="start"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) {sizes.72}" }}
      >
        <Flex direction="column" gap="3">
          <OftenBought />
          <NewestFavorites />
        </Flex>
        <Flex direction="column" gap="3">
          <LatestMessages />
          <Panel title="我的抽奖记录">
            <NearViewport ahead={AHEAD_PX} fallback={<Skeleton h="14" />}>
              <Suspense fallback={<Skeleton h="14" />}>
                <LotteryRecords />
              </Suspense>
            </NearViewport>
          </Panel>
        </Flex>
      </Grid>
    </>
  );
}

function MemberPageSkeleton() {
  return (
    <LoadingPage label="会员中心加载中">
      <Flex direction="column" gap="3">
        {["28", "32", "32", "96"].map((height, index) => (
          <Skeleton key={index} h={height} rounded="md" />
        ))}
      </Flex>
    </LoadingPage>
  );
}
