import { Flex, Skeleton } from "@chakra-ui/react";

/** The shape of a list of records on its way. */
export function RecordsSkeleton({ what, rows = 8 }: { what: string; rows?: number }) {
  return (
    <Flex direction="column" gap="2" role="status" aria-label={`正在加载${what}`}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} h="10" />
      ))}
    </Flex>
  );
}
