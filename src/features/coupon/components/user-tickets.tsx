import type { ReactNode } from "react";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { Loaded, type Query } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { staleProps } from "#src/shared/ui/state/stale-props.ts";

type Props<T> = {
  what: string;
  query: Query<{ list: T[]; total: number; page_size: number }>;
  page: number;
  hrefOf: (page: number) => string;
  empty: ReactNode;
  children: (ticket: T) => ReactNode;
};

/** A page of the buyer's coupons or vouchers, with its loading, error and empty states. */
export function UserTickets<T>({ what, query, empty, children, ...pages }: Props<T>) {
  return (
    <Loaded
      query={query}
      what={what}
      skeleton={
        <Box columns="2" gap="3">
          <Skeletons count={6} height="36" />
        </Box>
      }
    >
      {({ list, total, page_size }, isStale) =>
        total === 0 ? (
          empty
        ) : (
          <div {...staleProps(isStale)}>
            <Box columns="2" gap="3">
              {list.map(children)}
            </Box>
            <Box mt="4" hideEmpty>
              <Pagination fromTop total={total} pageSize={page_size} {...pages} />
            </Box>
          </div>
        )
      }
    </Loaded>
  );
}
