import type { UseQueryResult } from "@tanstack/react-query";
import { CircleX } from "#generated/icons/circle-x.ts";
import { plainMessage } from "../world/plain-message.ts";
import { say } from "../language.ts";

/** The result of a query once it has loaded, or its loading or error state with a retry button. */
export function QueryResult<T>({
  query,
  children,
}: {
  query: UseQueryResult<T>;
  children: (data: T) => React.ReactNode;
}) {
  const { data, error, isFetching } = query;
  if (data !== undefined) return children(data);
  if (error)
    return (
      <div className="trouble" role="alert">
        <CircleX size={18} aria-hidden />
        <p>{plainMessage(error)}</p>
        <button type="button" className="button" disabled={isFetching} onClick={() => void query.refetch()}>
          {say("Retry", "重试")}
        </button>
      </div>
    );
  return <p className="loading">{say("Loading…", "加载中…")}</p>;
}
