import { Ellipsis, X } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import type { RouteHandle } from "#src/shared/lib/route-handle.ts";
import { useHeaderUser } from "../header/use-header-user.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { useLotteryStatus } from "#src/features/draw/hooks/use-lottery-status.ts";
import { keepSubject, subjectAt } from "#src/features/chat/lib/chat-subject.ts";
import { peekDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { ChromePart } from "../chrome-part.tsx";
import { TopRightAd } from "../top-right-ad/lazy-top-right-ad.ts";
import { type OpenPanel, SidebarTools } from "./sidebar-tools.tsx";
import styles from "./sidebar.module.css";

const ServiceWindow = lazyPart(
  async () => (await import("#src/features/chat/components/service-window.tsx")).ServiceWindow,
);

const CartPanel = lazyPart(async () => (await import("./cart-panel.tsx")).CartPanel);

const DISMISSED = "lottery-put-away";

const isId = (value: unknown): value is number => typeof value === "number";

const LotteryPopup = lazyPart(
  async () => (await import("#src/features/draw/components/lottery-popup.tsx")).LotteryPopup,
);

/** The bar at the right edge with its drawer, windows and lottery; collapsed on narrow screens. */
export function Sidebar({ handle }: { handle: RouteHandle }) {
  const user = useHeaderUser();
  const { key, pathname, search } = useLocation();
  const [open, setOpen] = useState<OpenPanel>();
  // Keyed by location, so following a tool's link collapses the list again.
  const [unfoldedAt, setUnfoldedAt] = useState<string>();
  const isUnfolded = unfoldedAt === key;
  const lottery = useLotteryInvitation(Boolean(user), handle.name === "home");

  const [unreadChat, setUnreadChat] = useState(0);
  const subject = subjectAt(pathname);
  const { kind, id } = subject ?? {};
  useEffect(() => {
    if (kind && id) keepSubject({ kind, id });
  }, [kind, id]);
  const isServiceOpen = open === "service";
  // The chat goes on when its window is put away: what comes meanwhile is counted at its tool.
  const [chatOf, setChatOf] = useState<string>();
  const chatter = user?.is_can_chat === 1 ? user.username : undefined;
  if (isServiceOpen && chatter !== chatOf) setChatOf(chatter);
  const keepsChat = chatter !== undefined && chatter === chatOf;

  const toggle = (panel: OpenPanel) => {
    setOpen(open === panel ? undefined : panel);
    setUnfoldedAt(undefined);
  };
  const openLottery = () => {
    lottery.open();
    setUnfoldedAt(undefined);
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes whatever is open inside. */}
      <aside
        className={styles.root}
        aria-label="快捷工具"
        data-open={open === "cart" || undefined}
        data-unfolded={isUnfolded || undefined}
        onKeyDown={(event) => event.key === "Escape" && setUnfoldedAt(undefined)}
      >
        <button
          type="button"
          className={styles.fold}
          aria-label={isUnfolded ? "收起快捷工具" : "展开快捷工具"}
          aria-expanded={isUnfolded}
          onClick={() => setUnfoldedAt(isUnfolded ? undefined : key)}
        >
          {isUnfolded ? <X size={20} aria-hidden /> : <Ellipsis size={22} aria-hidden />}
        </button>
        <div className={styles.bar}>
          <div className={styles.corner}>
            <Suspense>
              {handle.topRightAd && (
                <ChromePart>
                  <TopRightAd />
                </ChromePart>
              )}
            </Suspense>
          </div>
          <SidebarTools
            user={user}
            open={open}
            unreadChat={keepsChat ? unreadChat : 0}
            onToggle={toggle}
            onLottery={lottery.isOffered ? openLottery : undefined}
          />
        </div>
        <Suspense>
          {open === "cart" && (
            <ChromePart>
              <CartPanel user={user} here={pathname + search} onClose={() => setOpen(undefined)} />
            </ChromePart>
          )}
        </Suspense>
      </aside>
      <Suspense>
        {(isServiceOpen || keepsChat) && user !== undefined && (
          <ChromePart>
            <ServiceWindow
              key={chatter}
              user={user}
              here={pathname + search}
              isOpen={isServiceOpen}
              subject={subject}
              onUnread={setUnreadChat}
              onClose={() => setOpen(undefined)}
            />
          </ChromePart>
        )}
        {lottery.shown && (
          <ChromePart>
            <LotteryPopup
              lotteryId={lottery.shown.id}
              name={lottery.shown.name}
              opensItself={lottery.shown.opensItself}
              onClose={lottery.close}
            />
          </ChromePart>
        )}
      </Suspense>
    </>
  );
}

/**
 * The lottery pop-up: offered only while the buyer has not taken part (specification section 4). On the home page it opens
 * by itself once per browser session; after that, and elsewhere, only on request.
 */
function useLotteryInvitation(isLoggedIn: boolean, isHome: boolean) {
  const status = useLotteryStatus(isLoggedIn);
  const [dismissed, setDismissed] = useState(() => peekDraft(DISMISSED, isId));
  // Kept while it is open: drawing counts as taking part, and the pop-up still has to show its result.
  const [shown, setShown] = useState<{ id: number; name: string; opensItself: boolean }>();
  const isOffered = status !== undefined && status.is_join === 0 && status.id > 0;
  if (isOffered && isHome && !shown && dismissed !== status.id) setShown({ ...status, opensItself: true });
  if (shown?.opensItself && !isHome) setShown(undefined);

  const open = () => {
    if (isOffered) setShown({ ...status, opensItself: false });
  };
  const close = () => {
    writeDraft(DISMISSED, shown?.id);
    setDismissed(shown?.id);
    setShown(undefined);
  };
  return { isOffered, shown, open, close };
}
