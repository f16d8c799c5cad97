import { Pill } from "lucide-react";
import { useState } from "react";
import { fixedElement } from "#src/shared/ui/style/fixed-element.tsx";

type Props = {
  src: string | undefined;
  /** Empty for a picture that only repeats the name beside it. */
  alt: string;
  /** Width and height in pixels; the picture keeps its place before it has loaded. */
  size: number;
  /** Loads at once instead of when it comes into view: for the one picture that a page is about. */
  eager?: boolean;
};

/** A square product picture; a neutral sign stands in for one that does not load. */
export function GoodsImage({ src, alt, size, eager = false }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const failed = !src || failedSrc === src;
  return (
    <Frame style={{ width: size }}>
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
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
    </Frame>
  );
}

const Frame = fixedElement("span", {
  display: "inline-block",
  flexShrink: "0",
  maxWidth: "full",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: "sm",
  bg: "bg.subtle",
  color: "fg.subtle",
  "& > *": { display: "flex", alignItems: "center", justifyContent: "center", width: "full", height: "full" },
  "& img": { objectFit: "contain" },
});
