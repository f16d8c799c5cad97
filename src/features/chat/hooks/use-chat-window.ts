import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { readChatMessage } from "../lib/chat-messages.ts";
import type { ChatSubject } from "../lib/chat-subject.ts";

type Handlers = {
  onReady: () => void;
  onUnread: (count: number) => void;
  onOpen: (subject: ChatSubject) => void;
};

/**
 * Exchanges window messages with the chat in a frame: receives its messages and, once it is ready, sends it whether it
 * is on screen and the subject of the shop's page. None of it is confidential.
 */
export function useChatWindow(
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
