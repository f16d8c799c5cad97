import { useState } from "react";
import { Navigate } from "react-router-dom";
import { ResetDone } from "#src/features/password/components/reset-done.tsx";
import { resetProgress } from "#src/features/password/lib/reset-progress.ts";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { paths } from "#src/shared/paths.ts";
import { ForgetFrame } from "./forget-frame.tsx";

export function ForgetDonePage() {
  const [progress] = useState(resetProgress.read);
  const user = useCurrentUser();
  if (!progress?.isDone) return <Navigate to={paths.forgotPasswordStep(1)} replace />;
  return (
    <ForgetFrame title="重置成功" current={3}>
      <ResetDone username={progress.username} isLoggedIn={Boolean(user)} />
    </ForgetFrame>
  );
}
