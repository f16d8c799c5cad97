import { UserCheck } from "#generated/icons/user-check.ts";
import type { User } from "#generated/model/index.ts";
import { useSafeLogout } from "#src/features/user/hooks/use-safe-logout.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";

type Props = {
  user: User;
  /** The page that shows the registration's progress; undefined without a registration. */
  progress: string | undefined;
};

/** Shown instead of the registration to a logged-in user, who can log out to create another account. */
export function MemberNotice({ user, progress }: Props) {
  const { isLeaving, leave } = useSafeLogout();
  return (
    <EmptyState
      icon={<UserCheck size={26} strokeWidth={1.5} />}
      title={`您已登录为 ${user.company || user.username}`}
      hint="如需为其他企业注册，请先退出当前账号。"
      action={
        <>
          <ButtonLink to={progress ?? paths.member()}>
            {progress ? "查看注册进度" : "进入会员中心"}
          </ButtonLink>
          <Button variant="outline" loading={isLeaving} loadingText="正在退出" onClick={leave}>
            退出并注册新账号
          </Button>
        </>
      }
    />
  );
}
