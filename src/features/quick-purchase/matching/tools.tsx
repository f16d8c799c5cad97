import type { ReactNode } from "react";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";

/** Buttons for all lines of a kind. */
export function Tools({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Row wrap align="center" gap="2">
      <Text tone="muted">{name}</Text>
      {children}
    </Row>
  );
}
