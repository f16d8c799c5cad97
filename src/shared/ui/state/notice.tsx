import { Box, Flex } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

type Props = { children: ReactNode; action?: ReactNode };

/** Explains a problem in place, and offers the next step. Announced as soon as it appears. */
export function Notice({ children, action }: Props) {
  return (
    <Flex
      role="alert"
      align="center"
      gap="2"
      wrap="wrap"
      px="3"
      py="2"
      rounded="md"
      borderWidth="1px"
      borderColor="promo.100"
      bg="promo.50"
      color="fg.promo"
    >
      <CircleAlert size={16} aria-hidden />
      <Box flex="1" minW="0">
        {children}
      </Box>
      {action && (
        <Flex gap="2" basis="full" ps="6">
          {action}
        </Flex>
      )}
    </Flex>
  );
}
