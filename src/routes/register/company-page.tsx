import { useNavigate } from "react-router-dom";
import { CompanyStep } from "#src/features/register/components/company-step.tsx";
import { type Kind, SINGLE, STORES } from "#src/features/register/lib/registration-kind.ts";
import { paths } from "#src/shared/paths.ts";
import { RegisterFrame } from "./register-frame.tsx";
import { RegistrationGate } from "./registration-gate.tsx";

function CompanyPage({ kind }: { kind: Kind }) {
  const navigate = useNavigate();
  return (
    <RegisterFrame way={kind === STORES ? "stores" : "single"} current={2}>
      <RegistrationGate asked={{ kind, step: 2 }}>
        {({ user, standing: { registration } }) =>
          user && (
            <CompanyStep
              username={user.username}
              kind={kind}
              reason={registration?.reason ?? ""}
              onSubmitted={() => void navigate(paths.registerStep(kind, 3), { replace: true })}
            />
          )
        }
      </RegistrationGate>
    </RegisterFrame>
  );
}

export function SingleCompanyPage() {
  return <CompanyPage kind={SINGLE} />;
}

export function StoresCompanyPage() {
  return <CompanyPage kind={STORES} />;
}
