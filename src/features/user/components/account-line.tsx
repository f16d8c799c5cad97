import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import type { User } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { PlainButton } from "#src/shared/ui/button/plain-button.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useSafeLogout } from "../hooks/use-safe-logout.ts";
import styles from "./account-line.module.css";

type Props = {
  user: User | null | undefined;
  /** The path to which a visitor returns after logging in. */
  back: string | undefined;
};

/** The user with a logout link; login links for a visitor. */
export function AccountLine({ user, back }: Props) {
  // Only reads the state of the query; the header decides whether the user is loaded.
  const { isError, refetch } = useGetCurrentUser({ query: { enabled: false } });
  const { isLeaving, leave } = useSafeLogout();

  if (user) {
    return (
      <div className={styles.user}>
        <div className={styles.greeting}>
          <span>您好，</span>
          <TextLink className={styles.company} to={paths.member()} title={user.company || user.username}>
            {user.company || user.username}
          </TextLink>
          {user.member && ` · ${user.member.name}`}
        </div>
        <ActionButton isBusy={isLeaving} onClick={leave}>
          {isLeaving ? "正在退出……" : "安全退出"}
        </ActionButton>
      </div>
    );
  }
  if (user === null) {
    return (
      <div className={styles.visitor}>
        <div className={styles.logIn}>
          <span>您好，</span>
          <TextLink className={styles.logInLink} to={paths.login(back)}>
            请登录
          </TextLink>
        </div>
        <TextLink to={paths.register()}>免费注册</TextLink>
      </div>
    );
  }
  if (!isError) return <div className={styles.loading} />;
  return (
    <div className={styles.visitor}>
      <span>账号信息加载失败</span>
      <ActionButton isMarked onClick={() => void refetch()}>
        重新加载
      </ActionButton>
    </div>
  );
}

type ActionButtonProps = { isBusy?: boolean; isMarked?: boolean; onClick: () => void; children: ReactNode };

function ActionButton({ isBusy = false, isMarked = false, onClick, children }: ActionButtonProps) {
  return (
    <PlainButton
      className={clsx(styles.action, isMarked && styles.highlighted)}
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={onClick}
    >
      {children}
    </PlainButton>
  );
}
