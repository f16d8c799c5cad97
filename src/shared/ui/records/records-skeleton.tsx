import { Flex, Skeleton } from "@chakra-ui/react";
import { PAGE_LOADING } from "../state/loading-page.tsx";

/** A skeleton of a list of records; the length is unknown, so the footer waits. */
export function RecordsSkeleton({ what, rows = 8 }: { what: string; rows?: number }) {
  return (
    <Flex
      direction="column"
      gap="2"
      role="status"
      aria-label={`正在加载${what}`}
      {...{ [PAGE_LOADING]: true }}
    >
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} h="10" />
      ))}
    </Flex>
  );
}
