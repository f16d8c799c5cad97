import type { UseQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { QueryResult } from "../parts/query-result.tsx";

/** A list of items that wait for an action outside the shop. */
export function PendingList<T>({
  title,
  none,
  head,
  query,
  children,
}: {
  title: string;
  /** Settings for all of them. */
  head?: React.ReactNode;
  /** What to do in the shop to create one. */
  none: string;
  query: UseQueryResult<readonly T[]>;
  children: (record: T) => React.ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {title} {query.data && query.data.length > 0 && <span className="count">{query.data.length}</span>}
      </h2>
      {head}
      <QueryResult query={query}>
        {(records) =>
          records.length === 0 ? (
            <p className="none">{none}</p>
          ) : (
            <ul className="stack">{records.map(children)}</ul>
          )
        }
      </QueryResult>
    </section>
  );
}
