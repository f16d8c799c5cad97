import { Box, Flex, Heading } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type Props = {
  title: string;
  hint?: ReactNode;
  /** Shown at the end of the title's row, such as a link to the full list. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled block of a page. */
export function Panel({ title, hint, action, children }: Props) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      p={{ base: "3", md: "4" }}
      borderWidth="1px"
      rounded="md"
      bg="bg.panel"
    >
      <Flex align="baseline" wrap="wrap" columnGap="3" mb="3">
        <Heading id={id} as="h2" fontSize="md" fontWeight="600">
          {title}
        </Heading>
        {hint && (
          <Box color="fg.subtle" fontSize="xs">
            {hint}
          </Box>
        )}
        {action && <Box ms="auto">{action}</Box>}
      </Flex>
      {children}
    </Box>
  );
}
