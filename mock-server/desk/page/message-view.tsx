import { Bot } from "#generated/icons/bot.ts";
import type { Message, PageData } from "#mock/domain/chat/protocol.ts";
import { CardView } from "./card-view.tsx";
import type { DeskClient } from "./desk-client.ts";
import { PictureView } from "./picture-view.tsx";

type Props = {
  message: Message;
  data: PageData;
  desk: DeskClient;
  /** Without it the questions below the message are not offered any more. */
  onChoose: ((text: string) => void) | undefined;
};

/** One message, from the left or, the buyer's own, from the right. */
export function MessageView({ message, data, desk, onChoose }: Props) {
  const { from, text, kind, card, picture, time, choices } = message;
  if (from === "notice") return <p className="notice">{text}</p>;
  const speaker = from === "buyer" ? "我" : from === "agent" ? data.agent.name : "智能助手";
  return (
    <div className="message" data-buyer={from === "buyer" || undefined}>
      {from === "agent" && <img className="avatar" src={data.agent.face} alt="" width={32} height={32} />}
      {from === "assistant" && (
        <span className="avatar bot" aria-hidden>
          <Bot size={18} />
        </span>
      )}
      <div className="said">
        <p className="by">
          <span>{speaker}</span>{" "}
          {time !== "" && <time dateTime={`${time.replace(" ", "T")}+08:00`}>{time.slice(11, 16)}</time>}
        </p>
        {kind === "text" && <p className="bubble">{text}</p>}
        {kind === "picture" && <PictureView id={picture} desk={desk} />}
        {kind === "card" && (card ? <CardView card={card} opens /> : <p className="bubble">内容已失效</p>)}
        {onChoose && choices.length > 0 && (
          <ul className="choices" aria-label="常见问题">
            {choices.map((choice) => (
              <li key={choice}>
                <button type="button" onClick={() => onChoose(choice)}>
                  {choice}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
