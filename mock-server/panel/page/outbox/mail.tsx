import { Box, Card, HStack, Text } from "@chakra-ui/react";

type Props = {
  readonly to: string;
  readonly at: string;
  readonly text: string;
  readonly children?: React.ReactNode;
};

/** Something that left the shop, to whom and when. */
export const Mail = ({ to, at, text, children }: Props) => (
  <Card.Root as="li" size="sm" className="mail">
    <Card.Body flexDirection="row" flexWrap="wrap" gap="3" justifyContent="space-between">
      <Box flex="1 1 16rem">
        <HStack fontWeight="medium">
          {to}
          <Text as="time" color="fg.subtle" fontWeight="normal" fontSize="xs">
            {at}
          </Text>
        </HStack>
        <Text overflowWrap="anywhere">{text}</Text>
      </Box>
      {children}
    </Card.Body>
  </Card.Root>
);
