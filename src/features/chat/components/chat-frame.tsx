import { clsx } from "clsx";
import { useEffect, useState, type RefObject, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { looks } from "#src/shared/ui/layout/layout.tsx";
import { Spinner } from "#src/shared/ui/state/spinner.tsx";
import { chatAddress, chatSandbox } from "../lib/chat-address.ts";
import { readChatMessage } from "../lib/chat-messages.ts";
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
          {state !== "slow" && <Spinner className={looks({ tone: "solid" })} />}
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

type Handlers = {
  onReady: () => void;
  onUnread: (count: number) => void;
  onOpen: (subject: ChatSubject) => void;
};

/**
 * Exchanges window messages with the chat in a frame: receives its messages and, once it is ready, sends it whether it
 * is on screen and the subject of the shop's page. None of it is confidential.
 */
function useChatWindow(
  isReady: boolean,
  isShown: boolean,
  subject: ChatSubject | undefined,
  handlers: Handlers,
): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame.current?.contentWindow) return;
    const message = readChatMessage(event.data);
    if (message?.kind === "ready") handlers.onReady();
    if (message?.kind === "unread") handlers.onUnread(message.count);
    if (message?.kind === "open") handlers.onOpen(message.subject);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);
  const { kind, id } = subject ?? {};
  useEffect(() => {
    if (!isReady) return;
    // A sandboxed frame may have no origin to address it by.
    const tell = (message: object) => frame.current?.contentWindow?.postMessage(message, "*");
    tell({ chat: "visible", visible: isShown });
    tell({ chat: "subject", subject: kind && id ? { kind, id } : null });
  }, [isReady, isShown, kind, id]);
  return frame;
}
