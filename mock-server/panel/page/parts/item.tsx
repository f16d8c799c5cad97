import { Card, HStack, Heading } from "@chakra-ui/react";

type Props = {
  readonly title: React.ReactNode;
  readonly actions?: React.ReactNode;
  readonly isCurrent?: boolean;
  readonly isFaded?: boolean;
  readonly children: React.ReactNode;
};

/** One of a list, with its actions. */
export const Item = ({ title, actions, isCurrent = false, isFaded = false, children }: Props) => (
  <Card.Root as="li" size="sm" {...(isCurrent && { borderColor: "brand.border", bg: "brand.subtle" })}>
    <Card.Body gap="1.5" {...(isFaded && { bg: "bg.muted" })}>
      <HStack justifyContent="space-between" alignItems="start">
        <Heading as="h3" size="xs" lineHeight="taller">
          {title}
        </Heading>
        <HStack flexShrink={0} gap="1.5">
          {actions}
        </HStack>
      </HStack>
      {children}
    </Card.Body>
  </Card.Root>
);
