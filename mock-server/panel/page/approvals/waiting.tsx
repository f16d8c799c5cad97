import type { UseQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { Asked } from "../parts/asked.tsx";

/** One kind of thing that waits for somebody outside. */
export function Waiting<T>({
  title,
  none,
  head,
  query,
  children,
}: {
  title: string;
  /** What is set for all of them. */
  head?: React.ReactNode;
  /** What to do in the shop for something to wait. */
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
      <Asked query={query}>
        {(records) =>
          records.length === 0 ? (
            <p className="none">{none}</p>
          ) : (
            <ul className="stack">{records.map(children)}</ul>
          )
        }
      </Asked>
    </section>
  );
}
