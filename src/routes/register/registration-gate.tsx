import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import type { User } from "#generated/model/index.ts";
import { useRegistration } from "#src/features/register/hooks/use-registration.ts";
import { type Place, allowedStep } from "#src/features/register/lib/allowed-step.ts";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { paths } from "#src/shared/paths.ts";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import styles from "./registration-gate.module.css";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";

type Known = {
  /** Null for a visitor. */
  user: User | null;
  standing: ReturnType<typeof useRegistration>;
};

type Props = { requested: Place; children: (known: Known) => ReactNode };

/** Admits users to the registration step they have reached; others are redirected to their own step. */
export function RegistrationGate({ requested, children }: Props) {
  const user = useCurrentUser();
  const standing = useRegistration(Boolean(user));
  if (standing.error) return <LoadError error={standing.error} what="注册进度" onRetry={standing.poll} />;
  if (user === undefined || standing.isLoading) {
    return (
      <LoadingPage label="正在加载">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton className={styles.field} key={row} />
        ))}
      </LoadingPage>
    );
  }
  const { kind, step } = allowedStep(
    { isMember: user !== null, registration: standing.registration },
    requested,
  );
  if (kind !== requested.kind || step !== requested.step)
    return <Navigate to={paths.registerStep(kind, step)} replace />;
  return children({ user, standing });
}
