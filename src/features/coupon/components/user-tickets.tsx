import type { Failure } from "#src/shared/lib/failure.ts";
import { staleProps } from "#src/shared/ui/state/stale-props.ts";
import type { ReactNode } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import styles from "./user-tickets.module.css";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";

type Props = {
  what: string;
  response: { total: number; page_size: number } | undefined;
  error: Failure;
  isStale: boolean;
  onRetry: () => void;
  page: number;
  onPage: (page: number) => void;
  hrefOf: (page: number) => string;
  empty: ReactNode;
  children: ReactNode;
};

/** A page of the buyer's coupons or vouchers, with its loading, error and empty states. */
export function UserTickets({ what, response, error, isStale, onRetry, empty, children, ...pages }: Props) {
  if (!response && error) return <LoadError error={error} what={what} onRetry={onRetry} />;
  if (!response)
    return (
      <div className={styles.tickets} role="status" aria-label={`正在加载${what}`}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton className={styles.ticketLoading} key={index} />
        ))}
      </div>
    );
  if (response.total === 0) return empty;
  return (
    <div {...staleProps(isStale)}>
      <div className={styles.tickets}>{children}</div>
      <div className={styles.pages}>
        <Pagination total={response.total} pageSize={response.page_size} {...pages} />
      </div>
    </div>
  );
}
