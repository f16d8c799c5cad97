import type { Failure } from "#src/shared/lib/failure.ts";
import { FileQuestionMark } from "#generated/icons/file-question-mark.ts";
import type { ReactNode } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import styles from "./case-gate.module.css";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";

type Props<T> = {
  /** The name of the record: 退货单. */
  what: string;
  record: T | undefined;
  isMissing: boolean;
  error: Failure;
  onRetry: () => void;
  children: (record: T) => ReactNode;
};

/** Shows a return or a complaint once loaded, or its loading, error or missing state. */
export function CaseGate<T>({ what, record, isMissing, error, onRetry, children }: Props<T>) {
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
  if (error) return <LoadError error={error} framed what={what} onRetry={onRetry} />;
  if (record) return children(record);
  return (
    <LoadingPage label={`${what}加载中`}>
      <div className={styles.loading}>
        <Skeleton className={styles.status} />
        <Skeleton className={styles.goods} />
        <Skeleton className={styles.facts} />
      </div>
    </LoadingPage>
  );
}
