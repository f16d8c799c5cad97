import { Flex, Skeleton } from "@chakra-ui/react";

/** The shape of a list of records on its way. */
export function RecordsSkeleton({ what }: { what: string }) {
  return (
    <Flex direction="column" gap="2" role="status" aria-label={`正在加载${what}`}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} h="10" />
      ))}
    </Flex>
  );
}
