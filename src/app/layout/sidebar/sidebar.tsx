import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { Flag } from "#generated/enums.ts";
import { saveSubject, subjectAt } from "#src/features/chat/lib/chat-subject.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import type { RouteHandle } from "#src/shared/lib/route-handle.ts";
import { ChromePart } from "../chrome-part.tsx";
import { useHeaderUser } from "../header/use-header-user.ts";
import { type OpenPanel, useTools } from "../tools-context.tsx";
import { TopRightAd } from "../top-right-ad/lazy-top-right-ad.ts";
import { SidebarTools } from "./sidebar-tools.tsx";
import { ThumbBar } from "./thumb-bar.tsx";
import styles from "./sidebar.module.css";

const ServiceWindow = lazyPart(
  async () => (await import("#src/features/chat/components/service-window.tsx")).ServiceWindow,
);

const CartPanel = lazyPart(async () => (await import("./cart-panel.tsx")).CartPanel);

const LotteryPopup = lazyPart(
  async () => (await import("#src/features/draw/components/lottery-popup.tsx")).LotteryPopup,
);

/** The bar at the right edge with its drawer, windows and lottery; on a phone the bar at the bottom stands for it. */
export function Sidebar({ handle }: { handle: RouteHandle }) {
  const user = useHeaderUser();
  const { pathname, search } = useLocation();
  const { open, setOpen, unreadChat, setUnreadChat, lottery } = useTools();

  const subject = subjectAt(pathname);
  const { kind, id } = subject ?? {};
  useEffect(() => {
    if (kind && id) saveSubject({ kind, id });
  }, [kind, id]);
  const isServiceOpen = open === "service";
  // The chat goes on when its window is put away: what comes meanwhile is counted at its tool.
  const [chatOf, setChatOf] = useState<string>();
  const chatter = user?.is_can_chat === Flag.Yes ? user.username : undefined;
  if (isServiceOpen && chatter !== chatOf) setChatOf(chatter);
  const keepsChat = chatter !== undefined && chatter === chatOf;

  const toggle = (panel: OpenPanel) => setOpen(open === panel ? undefined : panel);

  return (
    <>
      <aside className={styles.root} aria-label="快捷工具" data-open={open === "cart" || undefined}>
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
            onLottery={lottery.isOffered ? lottery.open : undefined}
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
      <ChromePart>
        <ThumbBar handle={handle} user={user} />
      </ChromePart>
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
