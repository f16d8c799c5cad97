import { useEffect, useState } from "react";
import { X } from "#generated/icons/x.ts";
import type { Card } from "#mock/domain/chat/protocol.ts";
import { CardView } from "./card-view.tsx";
import type { DeskClient } from "./desk-client.ts";
import type { Subject } from "./use-shop.ts";

type Props = { desk: DeskClient; subject: Subject; onSend: (card: Card) => Promise<boolean> };

/** The order or goods that the buyer looks at in the shop, to be sent with one click. */
export function SubjectStrip({ desk, subject: { kind, id }, onSend }: Props) {
  const [card, setCard] = useState<Card>();
  const [isPutAway, setPutAway] = useState(false);
  useEffect(() => {
    let isOver = false;
    desk.card(kind, id).then(
      (found) => {
        if (!isOver) setCard(found);
      },
      // Nothing is offered of what cannot be shown.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [desk, kind, id]);
  if (!card || isPutAway) return null;
  return (
    <section className="subject" aria-label="您正在看">
      <CardView card={card} />
      <button
        className="primary small"
        type="button"
        onClick={() => void onSend(card).then((isSent) => setPutAway(isSent))}
      >
        {kind === "order" ? "发送订单" : "发送商品"}
      </button>
      <button className="icon" type="button" aria-label="不发送" onClick={() => setPutAway(true)}>
        <X size={16} aria-hidden />
      </button>
    </section>
  );
}
