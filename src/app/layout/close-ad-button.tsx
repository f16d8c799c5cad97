import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";

/** A close button that is legible on any picture. The ad positions it. */
export const CloseAdButton = chakra(
  (props: { "aria-label": string; className?: string | undefined; onClick: () => void }) => (
    <button type="button" {...props}>
      <X size={16} aria-hidden />
    </button>
  ),
  {
    base: {
      position: "absolute",
      display: "grid",
      placeItems: "center",
      rounded: "full",
      bg: "ink.900/55",
      color: "white",
      cursor: "pointer",
      _hover: { bg: "ink.900/80" },
    },
  },
);
