import type { ReactNode } from "react";
import { useGetAfterSale, useGetReturn } from "#generated/hooks/after-sale/after-sale.ts";
import { FileQuestionMark } from "#generated/icons/file-question-mark.ts";
import { paths } from "#src/shared/paths.ts";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded, type Query } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";

/** Missing records and errors are shown in place. The shop updates cases, so returning to the tab refetches. */
const options = (id: number | undefined) => ({
  query: {
    enabled: id !== undefined,
    refetchOnWindowFocus: true,
    meta: { errors: "inline" as const },
  },
});

/** A return of the current buyer. */
export function useReturn(id: number | undefined) {
  const query = useGetReturn(id ?? 0, options(id));
  return { query, isMissing: id === undefined || query.error?.status === 404 };
}

/** A complaint of the current buyer. */
export function useAfterSale(id: number | undefined) {
  const query = useGetAfterSale(id ?? 0, options(id));
  return { query, isMissing: id === undefined || query.error?.status === 404 };
}

type Props<T> = {
  /** The name of the record: 退货单. */
  what: string;
  query: Query<{ data: T }>;
  isMissing: boolean;
  children: (record: T) => ReactNode;
};

/** Shows a return or a complaint once loaded, or its loading, error or missing state. */
export function CaseGate<T>({ what, query, isMissing, children }: Props<T>) {
  if (isMissing)
    return (
      <EmptyState
        framed
        icon={<FileQuestionMark size={28} strokeWidth={1.5} />}
        title={`没有找到这张${what}`}
        hint="单号可能有误，或属于其他账号。"
        links={[{ name: "查看我的订单", to: paths.orders() }]}
      />
    );
  return (
    <Loaded
      query={query}
      what={what}
      as="framed"
      skeleton={
        <Stack gap="3">
          <Skeleton height="44" />
          <Skeleton height="40" />
          <Skeleton height="48" />
        </Stack>
      }
    >
      {({ data }) => children(data)}
    </Loaded>
  );
}
