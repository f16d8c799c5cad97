import { HStack, Heading, type StackProps } from "@chakra-ui/react";
import { useId } from "react";

type Props = Omit<StackProps, "title"> & {
  readonly title: React.ReactNode;
  /** In the line of the heading. */
  readonly beside?: React.ReactNode;
};

/** A part of a page with its heading, whose line has the other properties. */
export function Section({ title, beside, children, ...line }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <HStack wrap="wrap" gap="3" marginBlock="3" {...line}>
        <Heading id={id} as="h2" size="sm">
          {title}
        </Heading>
        {beside}
      </HStack>
      {children}
    </section>
  );
}
