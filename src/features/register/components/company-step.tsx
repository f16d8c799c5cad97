import { Box } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import type { RegistrationKind } from "#generated/enums.ts";
import { Skeleton, Skeletons } from "#src/shared/ui/state/skeleton.tsx";
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
  const { data: options, error, refetch } = useRegistrationOptions();
  const initial = useCompanyStart(username, reason !== "");
  return (
    <Loaded
      query={{ data: options && initial && { ranks: options.ranks, initial }, error, refetch }}
      what="企业类型"
      skeleton={
        <>
          <Skeleton className={styles.titleLoading} height="8" />
          <Skeleton className={styles.choicesLoading} height="8" />
          <div className={styles.pairLoading}>
            <Skeletons count={4} className={styles.fieldLoading} height="10" />
          </div>
          <Skeletons count={2} className={styles.fieldLoading} height="10" />
        </>
      }
    >
      {(start) => (
        <>
          {reason !== "" && (
            <Box mb="4">
              <Notice>上次提交未通过，原因：{reason.replace(/。$/, "")}。请修改后重新提交。</Notice>
            </Box>
          )}
          <CompanyForm username={username} kind={kind} onSubmitted={onSubmitted} {...start} />
        </>
      )}
    </Loaded>
  );
}
