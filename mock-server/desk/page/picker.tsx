import { useEffect, useRef, useState } from "react";
import { X } from "#generated/icons/x.ts";
import type { Card } from "#mock/domain/chat/protocol.ts";
import { CardView } from "./card-view.tsx";
import { DeskError, type DeskClient } from "./desk-client.ts";

type Props = {
  kind: Card["kind"];
  desk: DeskClient;
  onPick: (card: Card) => void;
  onClose: () => void;
};

const WORDS = {
  order: { title: "选择订单", search: "按订单号查找", none: "没有找到订单" },
  goods: { title: "选择商品", search: "按药品名称或厂家查找", none: "没有找到商品，请换个名称" },
} as const;

/** The search begins this long after the last keystroke. */
const PAUSE_MS = 300;

/** The buyer's orders, or goods, to send a card of one. */
export function Picker({ kind, desk, onPick, onClose }: Props) {
  const [words, setWords] = useState("");
  const [cards, setCards] = useState<readonly Card[]>();
  const [problem, setProblem] = useState("");
  const dialog = useRef<HTMLDialogElement>(null);
  const { title, search, none } = WORDS[kind];
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(
      () => {
        desk.choices(kind, words).then(
          (found) => {
            if (isOver) return;
            setCards(found);
            setProblem("");
          },
          (error: unknown) => {
            if (!isOver) setProblem(error instanceof DeskError ? error.message : none);
          },
        );
      },
      words === "" ? 0 : PAUSE_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [desk, kind, words, none]);

  return (
    <dialog className="sheet" ref={dialog} aria-label={title} onClose={onClose}>
      <div className="sheet-head">
        <h2>{title}</h2>
        <button className="icon" type="button" aria-label="关闭" onClick={() => dialog.current?.close()}>
          <X size={18} aria-hidden />
        </button>
      </div>
      <input
        type="search"
        aria-label={search}
        placeholder={search}
        value={words}
        maxLength={50}
        onChange={({ target }) => setWords(target.value)}
      />
      {problem !== "" && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {cards?.length === 0 && <p className="none">{none}</p>}
      <ul className="cards">
        {cards?.map((card) => (
          <li key={card.id}>
            <button type="button" title="发送" onClick={() => onPick(card)}>
              <CardView card={card} />
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
