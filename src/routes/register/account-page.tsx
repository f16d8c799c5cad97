import { useNavigate } from "react-router-dom";
import { AccountStep } from "#src/features/register/components/account-step.tsx";
import { type Kind, SINGLE, STORES } from "#src/features/register/lib/registration-kind.ts";
import { paths } from "#src/shared/paths.ts";
import { AlreadyMember } from "./already-member.tsx";
import { RegisterFrame } from "./register-frame.tsx";
import { RegistrationGate } from "./registration-gate.tsx";

function AccountPage({ kind }: { kind: Kind }) {
  const navigate = useNavigate();
  return (
    <RegisterFrame way={kind === STORES ? "stores" : "single"} current={1}>
      <RegistrationGate asked={{ kind, step: 1 }}>
        {({ user, standing: { registration } }) =>
          user ? (
            <AlreadyMember user={user} progress={registration && paths.registerStep(registration.kind, 3)} />
          ) : (
            <AccountStep
              kind={kind}
              onRegistered={() => void navigate(paths.registerStep(kind, 2), { replace: true })}
            />
          )
        }
      </RegistrationGate>
    </RegisterFrame>
  );
}

export function SingleAccountPage() {
  return <AccountPage kind={SINGLE} />;
}

export function StoresAccountPage() {
  return <AccountPage kind={STORES} />;
}
