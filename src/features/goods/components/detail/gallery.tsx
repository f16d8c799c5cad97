import { chakra } from "@chakra-ui/react";
import { type MouseEvent, useState } from "react";
import type { GoodsImage as Image } from "#generated/model/index.ts";
import { GoodsImage } from "#src/shared/ui/goods-image.tsx";

const LARGE = 384;
const SMALL = 64;

type Props = { images: readonly Image[]; name: string };

/** The pictures of goods; the large one grows under the pointer. */
export function Gallery({ images, name }: Props) {
  const [shown, setShown] = useState(0);
  return (
    <chakra.div css={styles}>
      <div data-part="large" onMouseMove={zoomToPointer}>
        <GoodsImage src={images[shown]?.url} alt={name} size={LARGE} eager />
      </div>
      {images.length > 1 && (
        <ul aria-label="商品图片">
          {images.map(({ list_url }, index) => (
            <li key={list_url}>
              <button
                type="button"
                aria-label={`第 ${index + 1} 张图片`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <GoodsImage src={list_url} alt="" size={SMALL} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </chakra.div>
  );
}

function zoomToPointer({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const origin = `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
  currentTarget.style.setProperty("--zoom-origin", origin);
}

const styles = {
  minWidth: "0",
  "& [data-part=large]": { overflow: "hidden", borderRadius: "md", lineHeight: "0", textAlign: "center" },
  "& [data-part=large] img": { transformOrigin: "var(--zoom-origin, center)", transition: "scale 200ms" },
  "& [data-part=large]:hover img": { scale: { base: "1", _motionSafe: "2" } },
  "& ul": { display: "flex", flexWrap: "wrap", gap: "2", mt: "3" },
  "& li": { listStyle: "none" },
  "& button": {
    p: "0.5",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "sm",
    lineHeight: "0",
    cursor: "pointer",
  },
  "& button[aria-pressed=true]": { borderColor: "brand.solid" },
} as const;
