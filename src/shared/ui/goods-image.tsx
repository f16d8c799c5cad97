import { chakra } from "@chakra-ui/react";
import { Pill } from "lucide-react";
import { useState } from "react";

type Props = {
  src: string | undefined;
  alt: string;
  /** Width and height in pixels; the image keeps its place before it has loaded. */
  size: number;
  /** Loads at once instead of when it comes into view: for the one picture that a page is about. */
  eager?: boolean;
};

/** A square product picture; a neutral sign stands in for one that does not load. */
export function GoodsImage({ src, alt, size, eager = false }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!src || failedSrc === src) {
    return (
      <chakra.span css={styles} role="img" aria-label={alt} style={{ width: size, height: size }}>
        <Pill size={Math.round(size / 3)} strokeWidth={1.25} aria-hidden />
      </chakra.span>
    );
  }
  return (
    <chakra.img
      css={styles}
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
}

const styles = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: "0",
  maxWidth: "100%",
  aspectRatio: "1",
  objectFit: "contain",
  borderRadius: "sm",
  bg: "bg.subtle",
  color: "fg.subtle",
} as const;
