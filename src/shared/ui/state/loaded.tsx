import type { ReactNode } from "react";
import type { Failure } from "#src/shared/lib/failure.ts";
import { LoadError } from "./load-error.tsx";
import { LoadingPage } from "./loading-page.tsx";
import { RetryLine } from "./retry-line.tsx";
import { Skeleton } from "./skeleton.tsx";

/** The part of a query's state that is shown. */
export type Query<T> = {
  readonly data: T | undefined;
  readonly error: Failure;
  readonly refetch: () => unknown;
  readonly isPlaceholderData?: boolean;
};

type Props<T> = {
  query: Query<T>;
  /** The name of the data: `质检报告`. */
  what: string;
  /** Shown with the error of a page, instead of the advice to try again. */
  hint?: string;
  /**
   * How much the data are to the page: a `page` stands for itself and what follows it waits; `framed` is a page without
   * a panel around it; a `line` is part of a block, a `tile` all of one.
   */
  as?: "page" | "framed" | "line" | "tile";
  /** The shape of the content while it loads, or the height of a single one as a size of the theme. */
  skeleton: ReactNode;
  /** Shown instead of a list without entries. */
  empty?: ReactNode;
  children: (data: T, isStale: boolean) => ReactNode;
};

/**
 * The content of a query: a skeleton until it is loaded, and if that fails the reason with a retry button. Loaded
 * content stays when it cannot be refreshed.
 */
export function Loaded<T>({ query, what, hint, as = "page", skeleton, empty, children }: Props<T>) {
  // It renders only when a prop has changed: the compiler would add code to every page and save nothing.
  "use no memo";
  const { data, error, refetch, isPlaceholderData = false } = query;
  if (data !== undefined)
    return empty !== undefined && isEmpty(data) ? empty : children(data, isPlaceholderData);
  const isPage = as === "page" || as === "framed";
  if (error) {
    const props = { error, what, onRetry: () => void refetch() };
    return isPage ? (
      <LoadError {...props} hint={hint} framed={as === "framed"} />
    ) : (
      <RetryLine {...props} fills={as === "tile"} />
    );
  }
  const label = `正在加载${what}`;
  const shape = typeof skeleton === "string" ? <Skeleton height={skeleton} /> : skeleton;
  if (isPage) return <LoadingPage label={label}>{shape}</LoadingPage>;
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      {shape}
    </div>
  );
}

function isEmpty(data: unknown): boolean {
  const list: unknown = Array.isArray(data) ? data : (data as { list?: unknown } | null)?.list;
  return Array.isArray(list) && list.length === 0;
}
