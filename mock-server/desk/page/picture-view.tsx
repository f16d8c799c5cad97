import { useEffect, useRef, useState } from "react";
import { X } from "#generated/icons/x.ts";
import type { DeskClient } from "./desk-client.ts";

type Props = {
  /** Null where the picture had to make room. */
  id: number | null;
  desk: DeskClient;
};

/** A picture that the buyer sent; a click shows it large. */
export function PictureView({ id, desk }: Props) {
  const [address, setAddress] = useState<string>();
  const [isExpired, setExpired] = useState(id === null);
  const large = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let url: string | undefined;
    let isGone = false;
    desk.picture(id).then(
      (blob) => {
        if (isGone) return;
        url = URL.createObjectURL(blob);
        setAddress(url);
      },
      () => setExpired(true),
    );
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [desk, id]);

  if (isExpired) return <p className="bubble">图片已过期</p>;
  if (address === undefined) return <p className="bubble">图片加载中…</p>;
  return (
    <>
      <button className="picture" type="button" onClick={() => large.current?.showModal()}>
        <img src={address} alt="发送的图片" />
      </button>
      <dialog className="large" ref={large} aria-label="查看图片">
        <button className="icon" type="button" aria-label="关闭图片" onClick={() => large.current?.close()}>
          <X size={20} aria-hidden />
        </button>
        <img src={address} alt="发送的图片" />
      </dialog>
    </>
  );
}
