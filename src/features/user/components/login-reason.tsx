import styles from "./login-reason.module.css";
import { menuGroups } from "#src/shared/member-menu.ts";

/** Tells users redirected by a members-only page where the login leads. `back` is a path of this site. */
export function LoginReason({ back }: { back: string }) {
  const { pathname } = new URL(back, location.origin);
  const page = menuGroups.flatMap(({ entries }) => entries).find(({ to }) => to === pathname);
  return (
    <div className={styles.root}>{page ? `登录后打开“${page.label}”。` : "登录后回到您要看的页面。"}</div>
  );
}
