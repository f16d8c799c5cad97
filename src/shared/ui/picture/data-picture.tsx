import { chakra } from "@chakra-ui/react";
import { ImageOff } from "lucide-react";
import { usePicture } from "./use-picture.ts";

type Props = {
  src: string;
  /** What the picture shows; replaces one that fails to load. Empty for decoration. */
  alt: string;
  /** Width to height, which reserves the space while the picture loads. */
  ratio: number;
  /** `cover` fills the space and crops, `contain` shows the whole picture. */
  fit?: "cover" | "contain";
  /** Loads immediately and with priority: for whatever is visible without scrolling. */
  eager?: boolean;
};

/** A picture from the data. A missing or broken one is replaced by its text. */
export function DataPicture({ src, alt, ratio, fit = "cover", eager = false }: Props) {
  const { isShown, onError } = usePicture(src);
  return (
    <chakra.span css={styles} style={{ aspectRatio: ratio }} data-fit={fit}>
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
        <span data-part="stand-in">{alt || <ImageOff size={20} strokeWidth={1.5} aria-hidden />}</span>
      )}
    </chakra.span>
  );
}

const styles = {
  display: "block",
  width: "full",
  overflow: "hidden",
  bg: "bg.muted",
  "& img": { display: "block", width: "full", height: "full", objectFit: "cover" },
  "&[data-fit=contain] img": { objectFit: "contain" },
  "& [data-part=stand-in]": {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    height: "full",
    px: "3",
    bg: "brand.subtle",
    color: "brand.fg",
    fontWeight: "600",
    lineHeight: "1.4",
    textAlign: "center",
    overflowWrap: "anywhere",
  },
} as const;
