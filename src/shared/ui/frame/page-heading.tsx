import { Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

type Props = { title: string; hint?: ReactNode; actions?: ReactNode };

/** The `h1` of a page, with an explanation beside it and actions at the end. */
export function PageHeading({ title, hint, actions }: Props) {
  return (
    <Flex align="center" gap="3" wrap="wrap" minH="12" py="2">
      <Heading as="h1" fontSize="lg" fontWeight="600" lineHeight="short">
        {title}
      </Heading>
      {hint && (
        <Text as="div" color="fg.subtle" fontSize="sm">
          {hint}
        </Text>
      )}
      {actions && (
        <Flex align="center" gap="2" ms="auto">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
