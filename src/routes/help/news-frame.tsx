import { Box, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { PAGE_LOADING } from "#src/shared/ui/state/loading-page.tsx";
import { HelpSearch } from "#src/features/article/components/help-search.tsx";
import { ServiceCard } from "#src/features/article/components/service-card.tsx";
import { HotReading } from "#src/features/article/components/hot-reading.tsx";

/** The layout of news pages: news beside search, useful help and customer service. */
export function NewsFrame({ children }: { children: ReactNode }) {
  return (
    <Grid
      gap={{ base: "3", lg: "4" }}
      alignItems="start"
      pt="3"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) {sizes.68}" }}
      // Hides what is below the text until it has loaded, or it would be pushed down.
      css={{ lgDown: { [`&:has([${PAGE_LOADING}]) > aside`]: { display: "none" } } }}
    >
      <Box
        minW="0"
        px={{ base: "4", md: "8" }}
        py={{ base: "4", md: "6" }}
        bg="bg.panel"
        borderWidth="1px"
        rounded="md"
      >
        {children}
      </Box>
      <Box as="aside" aria-label="帮助" bg="bg.panel" borderWidth="1px" rounded="md">
        <HelpSearch keywords="" />
        <HotReading />
        <ServiceCard />
      </Box>
    </Grid>
  );
}
