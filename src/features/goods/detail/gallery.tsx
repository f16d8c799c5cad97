import { lazy, type PointerEvent, Suspense, useState } from "react";
import { ZoomIn } from "#generated/icons/zoom-in.ts";
import type { GoodsImage as Image } from "#generated/model/index.ts";
import { largePicture } from "#src/entities/goods/large-picture.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { Box, Row } from "#src/shared/ui/layout/layout.tsx";
import styles from "./gallery.module.css";

const LARGE = 384;
const SMALL = 64;

const GalleryViewer = lazy(async () => ({
  default: (await import("./gallery-viewer.tsx")).GalleryViewer,
}));

type Props = { images: readonly Image[]; name: string };

/** A product's pictures: the large one zooms on hover, and opens in full-screen view on click. */
export function Gallery({ images, name }: Props) {
  const [shown, setShown] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box narrow>
      <button
        type="button"
        className={styles.large}
        aria-label={`放大查看 ${name} 的图片`}
        onPointerMove={zoomToPointer}
        onClick={() => setOpen(true)}
      >
        <GoodsImage src={largePicture(images[shown])} alt={name} size={LARGE} eager />
        <span className={styles.zoom} aria-hidden>
          <ZoomIn size={16} />
        </span>
      </button>
      {images.length > 1 && (
        <Row as="ul" gap="2" justify="center" wrap mt="3" noMarkers aria-label="商品图片">
          {images.map(({ list_url }, index) => (
            <li key={list_url}>
              <button
                className={styles.picture}
                type="button"
                aria-label={`第 ${index + 1} 张图片`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <GoodsImage src={list_url} alt="" size={SMALL} />
              </button>
            </li>
          ))}
        </Row>
      )}
      {isOpen && (
        <Suspense>
          <GalleryViewer
            images={images}
            name={name}
            shown={shown}
            onShow={setShown}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}

function zoomToPointer({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLElement>): void {
  if (pointerType !== "mouse") return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const origin = `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
  currentTarget.style.setProperty("--zoom-origin", origin);
}
