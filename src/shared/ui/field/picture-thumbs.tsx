import { useState } from "react";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import { Modal } from "../overlay/modal.tsx";
import { DataPicture } from "../picture/data-picture.tsx";
import styles from "./picture-thumbs.module.css";

type Props = {
  /** The name of the pictures: `凭证图片`. */
  label: string;
  images: readonly string[];
};

/** Thumbnails of uploaded pictures; each opens at full size. */
export function PictureThumbs({ label, images }: Props) {
  const [shown, setShown] = useState<number>();
  const large = shown === undefined ? undefined : images[shown];
  if (images.length === 0) return <div>--</div>;
  return (
    <Row gap="2" wrap>
      {images.map((image, index) => (
        <button
          className={styles.thumb}
          key={image}
          type="button"
          aria-label={`查看${label} ${index + 1}`}
          onClick={() => setShown(index)}
        >
          <DataPicture src={image} alt="" ratio={1} fit="cover" />
        </button>
      ))}
      {large !== undefined && (
        <Modal place="full" title={label} onClose={() => setShown(undefined)}>
          <div className={styles.large}>
            <DataPicture src={large} alt={label} ratio={1} fit="contain" eager />
          </div>
        </Modal>
      )}
    </Row>
  );
}
