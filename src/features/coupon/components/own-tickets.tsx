import { Box, Grid, Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";

type Props = {
  what: string;
  answer: { total: number; page_size: number } | undefined;
  isError: boolean;
  isStale: boolean;
  onRetry: () => void;
  page: number;
  onPage: (page: number) => void;
  hrefOf: (page: number) => string;
  empty: ReactNode;
  children: ReactNode;
};

/** A page of the buyer's coupons or vouchers, with its loading, error and empty states. */
export function OwnTickets({ what, answer, isError, isStale, onRetry, empty, children, ...pages }: Props) {
  if (!answer && isError) return <LoadError title={`${what}没有加载出来`} onRetry={onRetry} />;
  if (!answer)
    return (
      <Grid {...grid} role="status" aria-label={`正在加载${what}`}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} h="36" borderRadius="md" />
        ))}
      </Grid>
    );
  if (answer.total === 0) return empty;
  return (
    <Box aria-busy={isStale} opacity={isStale ? 0.6 : 1}>
      <Grid {...grid}>{children}</Grid>
      <Box mt="4" _empty={{ display: "none" }}>
        <Pagination total={answer.total} pageSize={answer.page_size} {...pages} />
      </Box>
    </Box>
  );
}

const grid = {
  gap: "3",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
};
