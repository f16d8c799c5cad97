import { type ReactNode, useId } from "react";
import { Row, Text, Box } from "#src/shared/ui/layout/layout.tsx";
import { BlockPart } from "#src/shared/ui/state/boundary.tsx";

type Props = {
  title: string;
  hint?: ReactNode;
  /** Shown at the end of the title's row, such as a link to the full list. */
  action?: ReactNode;
  /** Without a landmark of its own, as in a navigation. */
  isPlain?: boolean;
  children: ReactNode;
};

/** A titled block of a page. */
export function Panel({ title, hint, action, isPlain = false, children }: Props) {
  const id = useId();
  return (
    <Box as="section" framed p="panel" aria-labelledby={isPlain ? undefined : id}>
      <Row align="baseline" wrap gapX="3" mb="3">
        <Text as="h2" size="md" bold id={id}>
          {title}
        </Text>
        {hint && (
          <Text as="div" tone="subtle" size="xs">
            {hint}
          </Text>
        )}
        {action && <Box ms="auto">{action}</Box>}
      </Row>
      <BlockPart>{children}</BlockPart>
    </Box>
  );
}
