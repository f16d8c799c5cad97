import { Code, HStack } from "@chakra-ui/react";
import { CopyButton } from "#api-spec/page-kit/parts/copy-button.tsx";

type Props = {
  readonly text: string;
  readonly what: string;
  /** If it is longer than what is shown. */
  readonly copied?: string;
  readonly children?: React.ReactNode;
};

/** A name to copy, below a heading. */
export const Named = ({ text, what, copied = text, children }: Props) => (
  <HStack wrap="wrap" marginBlockEnd="2">
    {children}
    <Code>{text}</Code>
    <CopyButton text={copied} what={what} />
  </HStack>
);
