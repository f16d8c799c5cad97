import { Fragment, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PageData } from "#mock/domain/chat/protocol.ts";
import { dayName } from "./day-name.ts";
import type { DeskClient } from "./desk-client.ts";
import { MessageView } from "./message-view.tsx";
import type { useConversation } from "./use-conversation.ts";

type Props = {
  data: PageData;
  desk: DeskClient;
  chat: ReturnType<typeof useConversation>;
  /** The first new message. */
  divider: number | null;
  onChoose: (text: string) => void;
};

/** So close to the end, the log follows what is added. */
const NEAR_PX = 80;

/** The messages, oldest first, by day; new messages are read out and scrolled to. */
export function MessageLog({ data, desk, chat, divider, onChoose }: Props) {
  const { conversation, messages, hasEarlier, loadEarlier } = chat;
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenUpTo, setSeenUpTo] = useState(0);
  const newest = messages.at(-1)?.id ?? 0;
  const typing = conversation?.typing ?? null;
  if (isAtEnd && newest !== seenUpTo) setSeenUpTo(newest);
  const missed = isAtEnd ? 0 : messages.filter(({ id, from }) => id > seenUpTo && from !== "buyer").length;

  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight });
  useLayoutEffect(() => {
    if (isAtEnd) toEnd();
  }, [isAtEnd, newest, typing]);
  const isLastSent = messages.at(-1)?.from === "buyer";
  useEffect(() => {
    if (isLastSent) toEnd();
  }, [isLastSent, newest]);

  const today = conversation?.today ?? "";
  const isFirstToday = conversation !== undefined && !messages.some(({ time }) => time.startsWith(today));
  const last = messages.at(-1);
  return (
    <div className="middle">
      <div
        className="log"
        ref={box}
        role="log"
        aria-label="聊天记录"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A keyboard scrolls it.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight < NEAR_PX)
        }
      >
        {hasEarlier && (
          <button className="earlier" type="button" onClick={() => void loadEarlier()}>
            查看更早的消息
          </button>
        )}
        {messages.map((message, index) => (
          <Fragment key={message.id}>
            {messages[index - 1]?.time.slice(0, 10) !== message.time.slice(0, 10) && (
              <p className="day">{dayName(message.time, today)}</p>
            )}
            {message.id === divider && <p className="new">以下为新消息</p>}
            <MessageView
              message={message}
              data={data}
              desk={desk}
              onChoose={message === last && !isFirstToday ? onChoose : undefined}
            />
          </Fragment>
        ))}
        {isFirstToday && (
          <MessageView
            message={{
              id: 0,
              from: "assistant",
              kind: "text",
              text: `${data.company}，您好！我是${data.desk}，请问有什么可以帮您？`,
              choices: data.choices,
              time: "",
              picture: null,
              card: null,
            }}
            data={data}
            desk={desk}
            onChoose={onChoose}
          />
        )}
        {typing && (
          <p className="typing">
            <span className="dots" aria-hidden>
              <i />
              <i />
              <i />
            </span>
            {typing === "agent" ? data.agent.name : "智能助手"}正在输入…
          </p>
        )}
      </div>
      {missed > 0 && (
        <button className="missed" type="button" onClick={toEnd}>
          {missed} 条新消息
        </button>
      )}
    </div>
  );
}
