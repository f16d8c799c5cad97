import type { RegistrationKind } from "#generated/enums.ts";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { useCompanyStart } from "../hooks/use-company-start.ts";
import { useRegistrationOptions } from "../hooks/use-registration-options.ts";
import styles from "./company-step.module.css";
import { CompanyForm } from "./company-form.tsx";

type Props = {
  username: string;
  kind: RegistrationKind;
  /** Why it was rejected before; empty otherwise. */
  reason: string;
  onSubmitted: () => void;
};

/** Second step of a registration, once the requirements and any earlier input have loaded. */
export function CompanyStep({ username, kind, reason, onSubmitted }: Props) {
  const { options, error, retry } = useRegistrationOptions();
  const initial = useCompanyStart(username, reason !== "");
  if (error) return <LoadError error={error} what="企业类型" onRetry={retry} />;
  if (!options || !initial) {
    return (
      <LoadingPage label="正在加载">
        <Skeleton className={styles.titleLoading} />
        <Skeleton className={styles.choicesLoading} />
        <div className={styles.pairLoading}>
          {[1, 2, 3, 4].map((field) => (
            <Skeleton className={styles.fieldLoading} key={field} />
          ))}
        </div>
        {[1, 2].map((row) => (
          <Skeleton className={styles.fieldLoading} key={row} />
        ))}
      </LoadingPage>
    );
  }
  return (
    <>
      {reason !== "" && (
        <div className={styles.reason}>
          <Notice>上次提交未通过，原因：{reason.replace(/。$/, "")}。请修改后重新提交。</Notice>
        </div>
      )}
      <CompanyForm
        username={username}
        kind={kind}
        ranks={options.ranks}
        initial={initial}
        onSubmitted={onSubmitted}
      />
    </>
  );
}
