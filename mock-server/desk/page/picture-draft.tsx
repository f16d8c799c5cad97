import { useEffect, useState } from "react";
import { X } from "#generated/icons/x.ts";

type Props = { file: File; onRemove: () => void };

/** A picture that is about to be sent; another picture is another draft, by its key. */
export function PictureDraft({ file, onRemove }: Props) {
  const [address] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <div className="draft">
      <img src={address} alt="待发送的图片" />
      <span>{file.name}</span>
      <button className="icon" type="button" aria-label="移除图片" onClick={onRemove}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
