import type { ReactNode } from "react";
import { Box } from "#src/shared/ui/layout/layout.tsx";

/** Two fields of a form side by side, one below the other on a narrow screen. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <Box columns="pair" gapX="4">
      {children}
    </Box>
  );
}
