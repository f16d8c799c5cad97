import { Box, HStack, Heading, Text } from "@chakra-ui/react";

type Props = {
  readonly title: string;
  readonly children?: React.ReactNode;
  readonly actions?: React.ReactNode;
};

/** The heading of a page, with its actions. */
export const PageHead = ({ title, children, actions }: Props) => (
  <HStack wrap="wrap" justifyContent="space-between" alignItems="start" gap="4" marginBlockEnd="5">
    <Box maxWidth="4xl">
      <Heading as="h1" size="xl" tabIndex={-1}>
        {title}
      </Heading>
      {children && (
        <Text className="lead" color="fg.muted" marginBlockStart="1">
          {children}
        </Text>
      )}
    </Box>
    <HStack wrap="wrap">{actions}</HStack>
  </HStack>
);
