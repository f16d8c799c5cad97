import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";

/** A cross on a picture of any colour; where it stands is the ad's matter. */
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
