import { useNavigate } from "react-router-dom";
import { RegistrationKind } from "#generated/enums.ts";
import { AccountForm } from "#src/features/register/components/account-form.tsx";
import { PreparationList } from "#src/features/register/components/preparation-list.tsx";
import { useRegistrationOptions } from "#src/features/register/hooks/use-registration-options.ts";
import { paths } from "#src/shared/paths.ts";
import { AlreadyMember } from "./already-member.tsx";
import { RegisterFrame } from "./register-frame.tsx";
import { RegistrationGate } from "./registration-gate.tsx";
import styles from "./account-page.module.css";

function AccountPage({ kind }: { kind: RegistrationKind }) {
  const navigate = useNavigate();
  return (
    <RegisterFrame way={kind === RegistrationKind.MultiStore ? "stores" : "single"} current={1}>
      <RegistrationGate requested={{ kind, step: 1 }}>
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
  return <AccountPage kind={RegistrationKind.SingleStore} />;
}

export function StoresAccountPage() {
  return <AccountPage kind={RegistrationKind.MultiStore} />;
}

type StepProps = { kind: RegistrationKind; onRegistered: () => void };

/** First step of a registration, with a preview of what the next one requires. */
function AccountStep({ kind, onRegistered }: StepProps) {
  const options = useRegistrationOptions();
  return (
    <div className={styles.step}>
      <AccountForm kind={kind} agreementUrl={options.data?.agreement_url} onRegistered={onRegistered} />
      <PreparationList query={options} />
    </div>
  );
}
