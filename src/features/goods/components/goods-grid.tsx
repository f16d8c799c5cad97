import { Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A grid with as many cards per row as fit. */
export function GoodsGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <Grid
      role="group"
      aria-label={label}
      gap={{ base: "2", md: "3" }}
      gridTemplateColumns={{
        base: "repeat(2, minmax(0, 1fr))",
        md: "repeat(3, minmax(0, 1fr))",
        lg: "repeat(4, minmax(0, 1fr))",
        xl: "repeat(5, minmax(0, 1fr))",
      }}
    >
      {children}
    </Grid>
  );
}
