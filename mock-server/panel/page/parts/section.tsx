import { HStack, Heading, type HeadingProps } from "@chakra-ui/react";
import { useId } from "react";

type Props = Omit<HeadingProps, "title"> & {
  readonly title: React.ReactNode;
  /** In the line of the heading. */
  readonly beside?: React.ReactNode;
};

/** A part of a page with its heading, which has the other properties. */
export function Section({ title, beside, children, ...heading }: Props) {
  const id = useId();
  const head = (
    <Heading id={id} as="h2" size="sm" marginBlock="3" {...heading}>
      {title}
    </Heading>
  );
  return (
    <section aria-labelledby={id}>
      {beside ? (
        <HStack wrap="wrap" gap="3">
          {head}
          {beside}
        </HStack>
      ) : (
        head
      )}
      {children}
    </section>
  );
}
