import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import type { User } from "#generated/model/index.ts";
import { useRegistration } from "#src/features/register/hooks/use-registration.ts";
import { type Place, allowedStep } from "#src/features/register/lib/allowed-step.ts";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { paths } from "#src/shared/paths.ts";
import { looks } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";

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
  const isKnown = user !== undefined && !standing.isLoading && !standing.error;
  return (
    <Loaded
      query={{
        data: isKnown ? { user, standing } : undefined,
        error: standing.error,
        refetch: standing.poll,
      }}
      what="注册进度"
      skeleton={<Skeletons count={6} className={looks({ mb: "6", maxW: "sm" })} height="10" />}
    >
      {(known) => {
        const { registration } = known.standing;
        const { kind, step } = allowedStep({ isMember: known.user !== null, registration }, requested);
        if (kind !== requested.kind || step !== requested.step)
          return <Navigate to={paths.registerStep(kind, step)} replace />;
        return children(known);
      }}
    </Loaded>
  );
}
