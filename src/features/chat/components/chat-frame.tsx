import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Spinner } from "#src/shared/ui/state/spinner.tsx";
import { useChatWindow } from "../hooks/use-chat-window.ts";
import { chatAddress, chatSandbox } from "../lib/chat-address.ts";
import type { ChatSubject } from "../lib/chat-subject.ts";
import styles from "./chat-frame.module.css";

/** The contract promises a token five minutes. */
const FRESH_MS = 4 * 60_000;

/** If the chat is not ready after this long, the buyer can retry. */
const SLOW_AFTER_MS = 8000;

/** A page that has loaded and is not ready after this long is none of the chat's, such as the refusal of its token. */
const READY_AFTER_MS = 2000;

type Props = {
  /** False while the window around it is put away: what comes then is unread. */
  isShown?: boolean;
  /** The order or goods of which the buyer may want to send a card. */
  subject: ChatSubject | undefined;
  onUnread?: (count: number) => void;
};

/** The chat as a page of its own host: sandboxed, and without a referrer. */
export function ChatFrame({ isShown = true, subject, onUnread = () => undefined }: Props) {
  const navigate = useNavigate();
  const { address, renew } = useChatAddress();
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<"loading" | "loaded" | "slow" | "open">("loading");
  const isOpen = state === "open";
  const frame = useChatWindow(isOpen, isShown, subject, {
    onReady: () => setState("open"),
    onUnread,
    onOpen: ({ kind, id }) => void navigate(kind === "goods" ? paths.goods(id) : paths.order(id)),
  });
  useEffect(() => {
    if (state !== "loading" && state !== "loaded") return;
    const timer = setTimeout(() => setState("slow"), state === "loading" ? SLOW_AFTER_MS : READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, turn]);

  const retry = () => {
    setState("loading");
    setTurn(turn + 1);
    renew();
  };

  return (
    <div className={styles.root}>
      {!isOpen && (
        <div className={styles.waiting} role="status">
          {state !== "slow" && <Spinner className={styles.spinner} />}
          {state === "slow"
            ? "客服窗口打开失败，可能是网络较慢。请重新连接，或拨打下方电话。"
            : "正在接通客服……"}
          {state === "slow" && (
            <Button size="sm" variant="outline" onClick={retry}>
              重新连接
            </Button>
          )}
        </div>
      )}
      {address !== undefined && (
        <iframe
          ref={frame}
          className={clsx(styles.frame, isOpen && styles.open)}
          key={turn}
          title="在线客服"
          src={address}
          sandbox={chatSandbox(address, location.origin)}
          referrerPolicy="no-referrer"
          onLoad={() => setState((before) => (before === "loading" ? "loaded" : before))}
          // Not interactive until it is ready.
          inert={!isOpen}
        />
      )}
    </div>
  );
}

/**
 * The address of the chat with a token that is fresh enough to open it, and the same from then on: another address
 * would load the chat again. Undefined while a token is fetched; `renew` fetches another.
 */
function useChatAddress(): { address: string | undefined; renew: () => void } {
  const [address, setAddress] = useState<string>();
  const [spentAt, setSpentAt] = useState(0);
  const {
    data: user,
    dataUpdatedAt,
    isFetching,
    refetch,
  } = useGetCurrentUser({ query: { staleTime: FRESH_MS, select: ({ data }) => data } });
  if (address === undefined && user && !isFetching && dataUpdatedAt > spentAt) setAddress(chatAddress(user));
  const renew = () => {
    setAddress(undefined);
    setSpentAt(dataUpdatedAt);
    void refetch();
  };
  return { address, renew };
}
