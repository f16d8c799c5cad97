import { Suspense } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
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
import { CircleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import type { Reminder } from "./use-reminders.ts";
import { useReminders } from "./use-reminders.ts";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import styles from "./member-page.module.css";
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
      <VisuallyHidden as="h1">会员中心</VisuallyHidden>
      <div className={styles.page}>
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
      </div>
    </>
  );
}

function OwnBlocks() {
  return (
    <>
      <OrderStates />
      <WalletStrip />
      <MemberPages />
      <div className={styles.ownBlocks}>
        <div className={styles.stack}>
          <OftenBought />
          <NewestFavorites />
        </div>
        <div className={styles.stack}>
          <LatestMessages />
          <Panel title="我的抽奖记录">
            <NearViewport ahead={AHEAD_PX} fallback={<Skeleton className={styles.lotteryLoading} />}>
              <Suspense fallback={<Skeleton className={styles.lotteryLoading} />}>
                <LotteryRecords />
              </Suspense>
            </NearViewport>
          </Panel>
        </div>
      </div>
    </>
  );
}

function MemberPageSkeleton() {
  return (
    <LoadingPage label="会员中心加载中">
      <div className={styles.stack}>
        {[28, 32, 32, 96].map((height, index) => (
          <Skeleton
            className={styles.blockLoading}
            key={index}
            style={{ height: `var(--shop-sizes-${height})` }}
          />
        ))}
      </div>
    </LoadingPage>
  );
}

/** Whatever keeps the buyer from buying, now or soon, each with its next step. Renders nothing when all is well. */
function Reminders({ reminders }: { reminders: readonly Reminder[] }) {
  if (reminders.length === 0) return null;
  return (
    <ul className={styles.reminders} aria-label="待办提醒">
      {reminders.map(({ text, label, to }) => (
        <li key={text}>
          <CircleAlert size={16} aria-hidden />
          <span className={styles.text}>{text}</span>
          <Link className={styles.nextStep} to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
