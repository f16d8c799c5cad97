import { RegistrationKind, ReviewStatus } from "#generated/enums.ts";
import { ReviewStep } from "#src/features/register/components/review-step.tsx";
import { useRegistration } from "#src/features/register/hooks/use-registration.ts";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { RegisterFrame } from "./register-frame.tsx";
import { RegistrationGate } from "./registration-gate.tsx";

function ReviewPage({ kind }: { kind: RegistrationKind }) {
  const isMember = Boolean(useCurrentUser());
  const isOver = useRegistration(isMember).registration?.status === ReviewStatus.Passed;
  return (
    <RegisterFrame
      way={kind === RegistrationKind.MultiStore ? "stores" : "single"}
      current={3}
      isOver={isOver}
    >
      <RegistrationGate requested={{ kind, step: 3 }}>
        {({ user, standing: { registration, isPolling, poll } }) =>
          user &&
          registration && (
            <ReviewStep registration={registration} rank={user.rank} isPolling={isPolling} onPoll={poll} />
          )
        }
      </RegistrationGate>
    </RegisterFrame>
  );
}

export function SingleReviewPage() {
  return <ReviewPage kind={RegistrationKind.SingleStore} />;
}

export function StoresReviewPage() {
  return <ReviewPage kind={RegistrationKind.MultiStore} />;
}
