import { useState } from "react";
import type { Card, PageData } from "#mock/domain/chat/protocol.ts";
import { Composer } from "./composer.tsx";
import { DeskError, type DeskClient } from "./desk-client.ts";
import { Head } from "./head.tsx";
import { MessageLog } from "./message-log.tsx";
import { Picker } from "./picker.tsx";
import { SubjectStrip } from "./subject-strip.tsx";
import { useConversation } from "./use-conversation.ts";
import { useRead } from "./use-read.ts";
import { useShop } from "./use-shop.ts";

type Props = { data: PageData; desk: DeskClient };

/** The page of the chat frame: who replies, what was said, and what the buyer writes. */
export function Chat({ data, desk }: Props) {
  const { isShown, subject } = useShop();
  const chat = useConversation(desk, isShown);
  const { divider, forgetDivider } = useRead(desk, chat.conversation, isShown);
  const [problem, setProblem] = useState("");
  const [picking, setPicking] = useState<Card["kind"]>();

  /** Resolves to whether it was sent. */
  const send = async (action: () => Promise<unknown>): Promise<boolean> => {
    setProblem("");
    try {
      await action();
    } catch (error) {
      setProblem(error instanceof DeskError ? error.message : "发送失败，请重试");
      return false;
    }
    forgetDivider();
    await chat.refresh();
    return true;
  };
  const sendCard = (card: Pick<Card, "kind" | "id">) => send(() => desk.sendCard(card));

  return (
    <section className="chat" aria-label="客服对话">
      <Head data={data} conversation={chat.conversation} />
      <MessageLog
        data={data}
        desk={desk}
        chat={chat}
        divider={divider}
        onChoose={(text) => void send(() => desk.say(text))}
      />
      {chat.link === "ended" ? (
        <p className="ended" role="alert">
          登录已失效，请重新登录商城后再咨询
        </p>
      ) : (
        <>
          {chat.link === "broken" && (
            <p className="broken" role="status">
              连接中断，正在重新连接…
            </p>
          )}
          {subject && (
            <SubjectStrip
              key={`${subject.kind}${subject.id}`}
              desk={desk}
              subject={subject}
              onSend={sendCard}
            />
          )}
          <Composer
            data={data}
            problem={problem}
            onProblem={setProblem}
            onSay={(text) => send(() => desk.say(text))}
            onPicture={(file) => send(() => desk.sendPicture(file))}
            onPick={setPicking}
          />
        </>
      )}
      {picking && (
        <Picker
          kind={picking}
          desk={desk}
          onClose={() => setPicking(undefined)}
          onPick={(card) => {
            setPicking(undefined);
            void sendCard(card);
          }}
        />
      )}
    </section>
  );
}
