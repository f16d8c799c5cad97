import { Box } from "@chakra-ui/react";
import { useNavigation } from "react-router-dom";

/** A thin progress bar at the top while the next page's code loads; not shown for short waits. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <Box
      role="progressbar"
      aria-label="页面加载中"
      position="fixed"
      zIndex="toast"
      top="0"
      insetX="0"
      h="0.5"
      bg="brand.solid"
      transformOrigin="left"
      animation="grow-right 8s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms both"
    />
  );
}
