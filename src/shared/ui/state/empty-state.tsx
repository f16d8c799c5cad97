import { Box, Flex, Text } from "@chakra-ui/react";
import { PackageOpen } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** Has its own frame rather than that of a panel. */
  framed?: boolean;
};

/** Shown instead of content: says that there is none, and what to do next. */
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
