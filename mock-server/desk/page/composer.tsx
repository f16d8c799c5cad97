import { useRef, useState } from "react";
import { isOfInputMethod } from "#api-spec/page-kit/parts/input-method.ts";
import { Image } from "#generated/icons/image.ts";
import { Package } from "#generated/icons/package.ts";
import { ReceiptText } from "#generated/icons/receipt-text.ts";
import { SendHorizontal } from "#generated/icons/send-horizontal.ts";
import type { Card, PageData } from "#mock/domain/chat/protocol.ts";
import { PictureDraft } from "./picture-draft.tsx";
import { pictureIn, pictureProblem } from "./picture-rules.ts";

type Props = {
  data: PageData;
  problem: string;
  onProblem: (text: string) => void;
  /** Resolve to whether it was sent; what was not stays to be sent again. */
  onSay: (text: string) => Promise<boolean>;
  onPicture: (file: File) => Promise<boolean>;
  onPick: (kind: Card["kind"]) => void;
};

/** From so few characters before the limit on, they are counted. */
const COUNTED = 50;

/**
 * The buyer's input field: Enter sends, Shift and Enter begins a line, and Enter of an input method only ends a word.
 */
export function Composer({ data, problem, onProblem, onSay, onPicture, onPick }: Props) {
  const [text, setText] = useState("");
  const [picture, setPicture] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const { length } = Array.from(text);
  const isTooLong = length > data.most_text;
  const canSend = !isBusy && !isTooLong && (picture !== undefined || text.trim() !== "");

  const take = (file: File | undefined) => {
    if (!file) return;
    const found = pictureProblem(file, data.most_picture_bytes);
    onProblem(found);
    if (found === "") setPicture(file);
    field.current?.focus();
  };
  const send = async () => {
    if (!canSend) return;
    setBusy(true);
    // Keep what the buyer picks or types in the meantime.
    if (picture && (await onPicture(picture))) setPicture((now) => (now === picture ? undefined : now));
    else if (picture) return setBusy(false);
    if (text.trim() !== "" && (await onSay(text.trim())))
      setText((now) => (now.startsWith(text) ? now.slice(text.length) : now));
    setBusy(false);
    field.current?.focus();
  };

  return (
    <form
      className="composer"
      aria-label="发送消息"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem !== "" && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {picture && (
        <PictureDraft
          key={`${picture.name}${picture.lastModified}`}
          file={picture}
          onRemove={() => setPicture(undefined)}
        />
      )}
      <div className="tools">
        <button type="button" onClick={() => chooser.current?.click()}>
          <Image size={18} aria-hidden />
          图片
        </button>
        <input
          ref={chooser}
          className="chooser"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label="选择图片"
          tabIndex={-1}
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = "";
          }}
        />
        <button type="button" onClick={() => onPick("order")}>
          <ReceiptText size={18} aria-hidden />
          订单
        </button>
        <button type="button" onClick={() => onPick("goods")}>
          <Package size={18} aria-hidden />
          商品
        </button>
        {length > data.most_text - COUNTED && (
          <span className="count" data-over={isTooLong || undefined} role="status">
            {length}/{data.most_text}
          </span>
        )}
      </div>
      <div className="line">
        <textarea
          ref={field}
          aria-label="输入消息"
          aria-invalid={isTooLong || undefined}
          placeholder="请输入您的问题，Enter 发送，Shift+Enter 换行"
          rows={2}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPaste={(event) => {
            const file = pictureIn(event.clipboardData);
            if (!file) return;
            event.preventDefault();
            take(file);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || isOfInputMethod(event.nativeEvent)) return;
            event.preventDefault();
            void send();
          }}
        />
        <button className="primary" type="submit" aria-disabled={!canSend}>
          <SendHorizontal size={18} aria-hidden />
          发送
        </button>
      </div>
    </form>
  );
}
