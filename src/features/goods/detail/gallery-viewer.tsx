import type { KeyboardEvent } from "react";
import { ChevronLeft } from "#generated/icons/chevron-left.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import type { GoodsImage as Image } from "#generated/model/index.ts";
import { largePicture } from "#src/entities/goods/large-picture.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { looks } from "#src/shared/ui/layout/layout.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import styles from "./gallery-viewer.module.css";

/** The original size of the pictures, in px. */
const FULL = 800;

type Props = {
  images: readonly Image[];
  name: string;
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** The pictures in full-screen view; the arrow keys page through them. */
export function GalleryViewer({ images, name, shown, onShow, onClose }: Props) {
  const turn = (by: number) => onShow((shown + by + images.length) % images.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") turn(-1);
    if (key === "ArrowRight") turn(1);
  };
  const label = images.length > 1 ? `${name}（${shown + 1} / ${images.length}）` : name;
  return (
    <Modal place="full" title={label} onClose={onClose} onKeyDown={onKeyDown}>
      <GoodsImage src={largePicture(images[shown])} alt={name} size={FULL} eager />
      {images.length > 1 && (
        <div className={styles.turns}>
          <Button
            className={looks({ bg: "panel" })}
            variant="outline"
            aria-label="上一张"
            onClick={() => turn(-1)}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <Button
            className={looks({ bg: "panel" })}
            variant="outline"
            aria-label="下一张"
            onClick={() => turn(1)}
          >
            <ChevronRight aria-hidden />
          </Button>
        </div>
      )}
    </Modal>
  );
}
