import { Button } from "#src/shared/ui/button/button.tsx";
import { CircleCheck } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";

type Props = { username: string; isLoggedIn: boolean };

/** Last step of a password reset: confirms the new password. */
export function ResetDone({ username, isLoggedIn }: Props) {
  return (
    <EmptyState
      icon={<CircleCheck size={28} strokeWidth={1.5} />}
      title="密码已重置"
      hint={`账号 ${username} 的新密码已生效，其他设备上的登录已退出。${isLoggedIn ? "" : "请用新密码登录。"}`}
      action={
        isLoggedIn ? (
          <Button asChild>
            <Link to={paths.home()}>返回首页</Link>
          </Button>
        ) : (
          <Button asChild>
            <Link to={paths.login()}>去登录</Link>
          </Button>
        )
      }
    />
  );
}
