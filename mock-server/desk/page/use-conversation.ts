import { useCallback, useEffect, useRef, useState } from "react";
import type { Conversation, Message } from "#mock/domain/chat/protocol.ts";
import { DeskError, type DeskClient } from "./desk-client.ts";

/** The polling intervals, in ms: while the desk is about to reply, while the chat is visible, otherwise. */
const SOON_MS = 600;
const SEEN_MS = 2500;
const UNSEEN_MS = 6000;

type Link = "connecting" | "open" | "broken" | "ended";

/** The conversation as the desk has it, kept up to date by polling. */
export function useConversation(desk: DeskClient, isSeen: boolean) {
  const [conversation, setConversation] = useState<Conversation>();
  const [earlier, setEarlier] = useState<{ messages: readonly Message[]; hasMore: boolean }>();
  const [link, setLink] = useState<Link>("connecting");
  const polling = useRef<Promise<void>>(undefined);

  const poll = useCallback(async () => {
    try {
      const news = await desk.newest();
      if (news) setConversation(news);
      setLink("open");
    } catch (error) {
      setLink(error instanceof DeskError && error.status === 401 ? "ended" : "broken");
    }
  }, [desk]);

  /** Asks now, or joins the question that is underway and asks again after it. */
  const refresh = useCallback(async () => {
    await polling.current;
    polling.current = poll();
    await polling.current;
  }, [poll]);

  const last = conversation?.messages.at(-1);
  const isReplied = last === undefined || last.from === "assistant" || last.from === "agent";
  const isSoon = conversation !== undefined && (conversation.typing !== null || !isReplied);
  const pause = isSeen ? (isSoon ? SOON_MS : SEEN_MS) : UNSEEN_MS;
  useEffect(() => {
    if (link === "ended") return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const turn = async () => {
      await refresh();
      if (!isOver) timer = setTimeout(() => void turn(), pause);
    };
    timer = setTimeout(() => void turn(), link === "connecting" ? 0 : pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [refresh, pause, link]);

  const messages = merge(earlier?.messages ?? [], conversation?.messages ?? []);
  const first = messages[0];
  const loadEarlier = async () => {
    if (!first) return;
    const page = await desk.earlier(first.id);
    setEarlier({ messages: [...page.messages, ...(earlier?.messages ?? [])], hasMore: page.has_earlier });
  };
  return {
    conversation,
    messages,
    hasEarlier: earlier?.hasMore ?? conversation?.has_earlier ?? false,
    loadEarlier,
    link,
    refresh,
  };
}

/** Keeps messages that scrolled out of the newest page, as long as they are adjacent to it. */
function merge(older: readonly Message[], newest: readonly Message[]): Message[] {
  const known = new Set(newest.map(({ id }) => id));
  return [...older.filter(({ id }) => !known.has(id)), ...newest];
}
