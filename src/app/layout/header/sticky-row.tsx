import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useScrolledPast } from "./use-scrolled-past.ts";

const STICKS_AT_PX = 205;
const STICK_DELAY_MS = 100;

type Props = {
  sticks: boolean;
  children: (isStuck: boolean) => ReactNode;
};

/** A row of the header that sticks to the top, lower than before, once the page has been scrolled far enough. */
export function StickyRow({ sticks, children }: Props) {
  const isPast = useScrolledPast(STICKS_AT_PX, STICK_DELAY_MS);
  const isStuck = isPast && sticks;
  return (
    <Box h={{ base: "14", lg: "24" }}>
      <Box
        data-stuck={isStuck || undefined}
        position="relative"
        bg="bg.panel"
        css={{
          "&[data-stuck]": {
            position: "fixed",
            zIndex: "sticky",
            top: "0",
            insetInline: "0",
            boxShadow: "sm",
            animation: "slide-from-top 160ms ease-out",
          },
        }}
      >
        <Flex
          maxW="page"
          mx="auto"
          px={{ base: "3", md: "4" }}
          // The hot words hang below the search box; together they are centred.
          pb={{ lg: sticks && !isStuck ? "3" : "0" }}
          h={isStuck ? { base: "14", lg: "16" } : { base: "14", lg: "24" }}
          align="center"
          gap={{ base: "2", md: "4" }}
        >
          {children(isStuck)}
        </Flex>
      </Box>
    </Box>
  );
}
