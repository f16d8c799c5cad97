import { Flex, Spinner } from "@chakra-ui/react";

/** Fills a page while loading, where the shape of the content is not yet known. */
export function Waiting({ label }: { label: string }) {
  return (
    <Flex role="status" direction="column" align="center" justify="center" gap="4" minH="80" color="fg.muted">
      <Spinner size="lg" color="brand.solid" aria-hidden />
      {label}
    </Flex>
  );
}
