import { useState } from "react";
import { Pill } from "#generated/icons/pill.ts";
import styles from "./goods-image.module.css";

type Props = {
  src: string | undefined;
  /** Empty for a picture whose name is written beside it. */
  alt: string;
  /** Width and height in pixels, which reserve the space while the picture loads. */
  size: number;
  /** Loads immediately and with priority, instead of when it comes into view: for what is seen first. */
  eager?: boolean;
};

/** A square product picture, with a neutral placeholder if it fails to load. */
export function GoodsImage({ src, alt, size, eager = false }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const failed = !src || failedSrc === src;
  return (
    <span className={styles.frame} style={{ width: size }}>
      {failed ? (
        <span role="img" aria-label={alt} aria-hidden={alt === "" || undefined}>
          <Pill size={Math.round(size / 3)} strokeWidth={1.25} aria-hidden />
        </span>
      ) : (
        <img
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  );
}
