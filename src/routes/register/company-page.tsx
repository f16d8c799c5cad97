import { useNavigate } from "react-router-dom";
import { RegistrationKind } from "#generated/enums.ts";
import { CompanyStep } from "#src/features/register/components/company-step.tsx";
import { paths } from "#src/shared/paths.ts";
import { RegisterFrame } from "./register-frame.tsx";
import { RegistrationGate } from "./registration-gate.tsx";

function CompanyPage({ kind }: { kind: RegistrationKind }) {
  const navigate = useNavigate();
  return (
    <RegisterFrame way={kind === RegistrationKind.MultiStore ? "stores" : "single"} current={2}>
      <RegistrationGate requested={{ kind, step: 2 }}>
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
  return <CompanyPage kind={RegistrationKind.SingleStore} />;
}

export function StoresCompanyPage() {
  return <CompanyPage kind={RegistrationKind.MultiStore} />;
}
