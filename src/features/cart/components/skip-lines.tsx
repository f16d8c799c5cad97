import { Button } from "@chakra-ui/react";
import { SETTLE_ID } from "./settle-bar.tsx";

/** A skip link past hundreds of lines to the settle bar; visible only while focused. */
export function SkipLines() {
  return (
    <Button
      size="xs"
      variant="outline"
      position="absolute"
      zIndex="docked"
      bg="bg.panel"
      opacity="0"
      pointerEvents="none"
      _focusVisible={{ opacity: "1", pointerEvents: "auto" }}
      onClick={() => document.getElementById(SETTLE_ID)?.focus()}
    >
      跳到结算
    </Button>
  );
}
