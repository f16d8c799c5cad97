import { clsx } from "clsx";
import { ImageOff } from "#generated/icons/image-off.ts";
import { usePicture } from "./use-picture.ts";
import styles from "./data-picture.module.css";

type Props = {
  src: string;
  /** Describes the picture; shown instead if it fails to load. Empty for decoration. */
  alt: string;
  /** Width to height, which reserves the space while the picture loads. */
  ratio: number;
  /** `cover` fills the space and crops, `contain` shows the whole picture. */
  fit?: "cover" | "contain";
  /** Loads immediately and with priority: for whatever is visible without scrolling. */
  eager?: boolean;
  className?: string | undefined;
};

/** A picture from the data. A missing or broken one is replaced by its text. */
export function DataPicture({ src, alt, ratio, fit = "cover", eager = false, className }: Props) {
  const { isShown, onError } = usePicture(src);
  return (
    <span className={clsx(styles.root, className)} style={{ aspectRatio: ratio }} data-fit={fit}>
      {isShown ? (
        <img
          src={src}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          draggable={false}
          onError={onError}
        />
      ) : (
        <span className={styles.standIn}>{alt || <ImageOff size={20} strokeWidth={1.5} aria-hidden />}</span>
      )}
    </span>
  );
}
