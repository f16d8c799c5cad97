import { Box, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A card with key figures on one side and their explanation on the other; stacked on a phone. */
export function SplitCard({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Grid
      gap={{ base: "4", md: "6" }}
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "{sizes.72} minmax(0, 1fr)" }}
      p={{ base: "3", md: "4" }}
      borderWidth="1px"
      rounded="md"
      bg="bg.panel"
    >
      <Box minW="0">{side}</Box>
      <Box minW="0" ps={{ md: "6" }} borderInlineStartWidth={{ md: "1px" }}>
        {children}
      </Box>
    </Grid>
  );
}
