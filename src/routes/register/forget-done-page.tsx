import { useState } from "react";
import { Navigate } from "react-router-dom";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import { resetProgress } from "#src/features/password/lib/reset-progress.ts";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
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

type Props = { username: string; isLoggedIn: boolean };

/** Confirms the new password. */
function ResetDone({ username, isLoggedIn }: Props) {
  return (
    <EmptyState
      icon={<CircleCheck size={28} strokeWidth={1.5} />}
      title="密码已重置"
      hint={`账号 ${username} 的新密码已生效，其他设备上的登录已退出。${isLoggedIn ? "" : "请用新密码登录。"}`}
      action={
        isLoggedIn ? (
          <ButtonLink to={paths.home()}>返回首页</ButtonLink>
        ) : (
          <ButtonLink to={paths.login()}>去登录</ButtonLink>
        )
      }
    />
  );
}
