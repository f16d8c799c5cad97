import { useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { ResetForm } from "#src/features/password/components/reset-form.tsx";
import { resetProgress } from "#src/features/password/lib/reset-progress.ts";
import { paths } from "#src/shared/paths.ts";
import { ForgetFrame } from "./forget-frame.tsx";

export function ForgetResetPage() {
  const navigate = useNavigate();
  const [progress] = useState(resetProgress.read);
  if (!progress || progress.isDone) return <Navigate to={paths.forgotPasswordStep(1)} replace />;
  return (
    <ForgetFrame title="重置密码" current={2}>
      <ResetForm
        progress={progress}
        onDone={() => void navigate(paths.forgotPasswordStep(3), { replace: true })}
        onExpired={() => void navigate(paths.forgotPasswordStep(1), { replace: true })}
      />
    </ForgetFrame>
  );
}
