import { Box, Flex, Text } from "@chakra-ui/react";
import { PackageOpen } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  title: string;
  /** What to do next. */
  hint?: ReactNode;
  /** The buttons or links that do it. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Stands by itself rather than in a panel. */
  framed?: boolean;
};

/** Stands where content would be: says that there is none, what to do next, and offers it. */
export function EmptyState({
  title,
  hint,
  action,
  icon = <PackageOpen size={28} strokeWidth={1.5} />,
  framed = false,
}: Props) {
  return (
    <Flex direction="column" align="center" gap="2" px="4" py="14" textAlign="center" {...(framed && FRAME)}>
      <Flex
        aria-hidden
        align="center"
        justify="center"
        boxSize="14"
        mb="1"
        rounded="full"
        bg="brand.subtle"
        color="brand.fg"
      >
        {icon}
      </Flex>
      <Text fontSize="md" fontWeight="600">
        {title}
      </Text>
      {hint && (
        <Text as="div" maxW="md" color="fg.subtle" textWrap="balance">
          {hint}
        </Text>
      )}
      {action && (
        <Box mt="3" display="flex" gap="3" flexWrap="wrap" justifyContent="center">
          {action}
        </Box>
      )}
    </Flex>
  );
}

const FRAME = { bg: "bg.panel", borderWidth: "1px", rounded: "md" } as const;
