import { Code, HStack, Link } from "@chakra-ui/react";
import { schemaHref } from "../route.ts";

type Props = {
  readonly type: string;
  readonly name?: string | undefined;
  readonly children?: React.ReactNode;
};

/** The type of a body, and the model that it is. */
export const Media = ({ type, name, children }: Props) => (
  <HStack wrap="wrap" gap="3" marginBlock="2" color="fg.muted">
    <Code>{type}</Code>
    {name !== undefined && <Link href={schemaHref(name)}>{name}</Link>}
    {children}
  </HStack>
);
